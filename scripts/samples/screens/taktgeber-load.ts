/** The capacity view in Taktgeber: planned against available hours per machine, and the orders behind an overload. */
import type { SampleLanguage } from '../languages'
import { frame, type Screen } from './frame'
import { each, onInk } from './html'
import { parts, views, type Part } from './taktgeber-data'
import { sites } from './taktgeber-operations'

/** Planned and available hours, in the order of the machines. */
const loads = [71, 64, 54, 35, 93, 52, 44, 66]
const available = [80, 80, 80, 40, 80, 80, 40, 80]
/** Hours that the width of a bar stands for. */
const scale = 100

const weeks = [
  [46, 91],
  [47, 86],
  [48, 78],
  [49, 69],
  [50, 55],
  [51, 41],
] as const

const behind: readonly (readonly [order: number, part: Part, hours: number])[] = [
  [10455, 'FL', 31],
  [10449, 'LB', 24],
  [10460, 'LR', 20],
  [10447, 'W', 18],
]

const words = {
  en: {
    title: 'Load',
    week: 'Week',
    dates: 'November 16 to 20, 2026',
    legend: ['Planned', 'Above the limit', 'Available'],
    machine: 'Machining center 5',
    over: '13 h above the limit in week 47',
    proposal: 'Proposal',
    move: 'Move 10460 to Milling machine 2 in Plant North.',
    effect: 'Truck Tue 12:00, 45 min extra setup. Due date stays Fri, Nov 20.',
    send: 'Send to North',
    compare: 'Compare',
  },
  de: {
    title: 'Auslastung',
    week: 'KW',
    dates: '16. bis 20. November 2026',
    legend: ['Geplant', 'Über der Grenze', 'Verfügbar'],
    machine: 'Fräszentrum 5',
    over: '13 h über der Grenze in KW 47',
    proposal: 'Vorschlag',
    move: '10460 auf Fräsmaschine 2 im Werk Nord verlegen.',
    effect: 'Lkw Di 12:00, 45 min mehr Rüsten. Termin bleibt Fr 20.11.',
    send: 'An Nord senden',
    compare: 'Vergleichen',
  },
}

function machineBar(name: string, place: number): string {
  const [load = 0, limit = 0] = [loads[place], available[place]]
  const width = (value: number) => `width:${(value / scale) * 100}%`
  const over = load > limit
  const excess = over ? `<span class="excess" style="left:${limit}%;${width(load - limit)}"></span>` : ''
  return `<li class="${over ? 'over' : ''} ${load === 93 ? 'chosen' : ''}"><span>${name}</span>
    <div class="bar-track"><span class="free" style="${width(limit)}"></span>
    <span class="load" style="${width(Math.min(load, limit))}"></span>${excess}
    <span class="limit" style="left:${limit}%"></span></div><b>${load}<small> / ${limit} h</small></b></li>`
}

function main(lang: SampleLanguage): string {
  const text = words[lang]
  const strip = each(
    weeks,
    ([week, load]) =>
      `<li${week === 47 ? ' class="chosen"' : ''}><span>${text.week} ${week}</span><b>${load}${lang === 'de' ? ' ' : ''}%</b><i style="width:${load}%"></i></li>`,
  )
  let place = 0
  const groups = each(sites, ({ name, machines }) => {
    const bars = each(machines, (machine) => machineBar(machine.name[lang], place++))
    return `<h2 class="site">${name[lang]}</h2><ul class="loads">${bars}</ul>`
  })
  const orders = each(
    behind,
    ([order, part, hours]) =>
      `<li><i class="square" style="${onInk(parts[part].ink)}"></i><b>${order}</b><span>${parts[part].name[lang]} ${parts[part].code}</span><b>${hours} h</b></li>`,
  )
  return `<div class="split"><div><ul class="weeks">${strip}</ul>${groups}</div>
    <aside><h2>${text.machine}</h2><p class="alarm">${text.over}</p><ul class="orders">${orders}</ul>
    <div class="proposal"><h3>${text.proposal}</h3><p><b>${text.move}</b></p><p>${text.effect}</p>
    <span class="button primary">${text.send}</span> <span class="button">${text.compare}</span></div></aside></div>`
}

export const taktgeberLoad: Screen = {
  name: 'taktgeber-load',
  styles: 'screens/taktgeber-load.css',
  body(lang) {
    const text = words[lang]
    const [planned, over, free] = text.legend
    return frame({
      product: 'taktgeber',
      rail: 'ink',
      views: views(lang, 'load'),
      user: 'KH',
      title: text.title,
      beside: `<span>${text.week} 47, ${text.dates}</span>`,
      actions: `<i class="square" style="${onInk('cobalt')}"></i>${planned}<i class="square" style="${onInk('signal')}"></i>${over}<i class="square free"></i>${free}`,
      main: main(lang),
    })
  },
}
