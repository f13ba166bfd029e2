/** The weekly plan in Taktgeber: one row per machine, grouped by site, and a line at the current time. */
import type { SampleLanguage } from '../languages'
import { frame, type Screen } from './frame'
import { each, onInk } from './html'
import { parts, views } from './taktgeber-data'
import { sites, type Operation } from './taktgeber-operations'

/** Five days of two shifts, 6:00 to 22:00. */
const hours = 80
const lorries = [6, 22, 38, 54, 70]
/** Monday, 7:25. */
const now = 1.42

const percent = (value: number) => `${(value / hours) * 100}%`

const words = {
  en: {
    title: 'Weekly plan',
    week: 'Week 46, November 9 to 13, 2026',
    released: 'Released 6:52 by K. Haas',
    replan: 'Replan',
    days: ['Mon 9', 'Tue 10', 'Wed 11', 'Thu 12', 'Fri 13'],
    transport: 'Transport to South',
    orders: 'Due this week',
    maintenance: 'Maintenance',
  },
  de: {
    title: 'Wochenplan',
    week: 'KW 46, 9. bis 13. November 2026',
    released: 'Freigegeben 6:52, K. Haas',
    replan: 'Neu planen',
    days: ['Mo 9.', 'Di 10.', 'Mi 11.', 'Do 12.', 'Fr 13.'],
    transport: 'Transport nach Süd',
    orders: 'Fällig diese Woche',
    maintenance: 'Wartung',
  },
}

function bar([order, part, from, to]: Operation): string {
  const { ink, code } = parts[part]
  const style = `left:${percent(from)};width:${percent(to - from)};${onInk(ink)}`
  // The line for the current time must not cross the number.
  const running = from < now && now < to ? ' running' : ''
  return `<span class="operation${running}" style="${style}"><b>${order}</b><i>${code}</i></span>`
}

function row(name: string, content: string, kind = ''): string {
  return `<div class="row ${kind}"><span class="machine">${name}</span><div class="track">${content}</div></div>`
}

function lorry(from: number, place: number): string {
  return `<span class="lorry" style="left:${percent(from)};width:${percent(4)}">${[3, 5, 4, 6, 2][place]}</span>`
}

function plan(lang: SampleLanguage): string {
  const text = words[lang]
  const pause = `<span class="maintenance" style="left:${percent(54)};width:${percent(8)}"></span>`
  const rows = each(sites, (site, at) => {
    const machines = each(site.machines, ({ name, operations }, place) =>
      row(name[lang], each(operations, bar) + (at === 0 && place === 0 ? pause : '')),
    )
    const transport = at === 0 ? row(text.transport, each(lorries, lorry), 'transport') : ''
    return `<h2 class="site">${site.name[lang]}</h2>${machines}${transport}`
  })
  const days = each(text.days, (day) => `<span>${day}</span>`)
  const marker = `<div class="now" style="--at:${now / hours}"><b>7:25</b></div>`
  const due = each(
    (['PG', 'rush', 'FL', 'D', 'W', 'LB'] as const).map((key) => parts[key]),
    ({ ink, code, name, due: date }) =>
      `<li><i class="square" style="${onInk(ink)}"></i><span><b>${name[lang]} ${code}</b><br>${date[lang]}</span></li>`,
  )
  return `<div class="days"><span></span>${days}</div><div class="rows">${rows}${marker}</div>
    <footer class="due"><ul>${due}</ul></footer>`
}

export const taktgeberPlan: Screen = {
  name: 'taktgeber-plan',
  styles: 'screens/taktgeber.css',
  body(lang) {
    const text = words[lang]
    return frame({
      product: 'taktgeber',
      rail: 'ink',
      views: views(lang),
      user: 'KH',
      title: text.title,
      beside: `<span class="step">‹</span><span>${text.week}</span><span class="step">›</span>`,
      actions: `<span class="muted">${text.released}</span><span class="button signal">${text.replan}</span>`,
      main: plan(lang),
    })
  },
}
