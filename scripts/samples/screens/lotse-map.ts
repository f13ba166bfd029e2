/** The map in Lotse: systems around the hub with the messages of the day, beside it the connection that waits. */
import type { SampleLanguage } from '../languages'
import { frame, type Screen } from './frame'
import { each, icon, onInk } from './html'
import { day, hub, systems, words, type System } from './lotse-data'

const number = (value: number, lang: SampleLanguage) => new Intl.NumberFormat(lang).format(value)

/** Each message arrives from one system and leaves for another. */
const delivered = systems.reduce((sum, { messages }) => sum + messages, 0) / 2

function spoke({ x, y, waiting }: System): string {
  const dash = waiting ? ' stroke-dasharray="10 7"' : ''
  return `<line x1="${hub.x}" y1="${hub.y}" x2="${x}" y2="${y}" stroke="var(--${waiting ? 'signal' : 'cobalt'})" stroke-width="5"${dash}/>`
}

function node({ name, note, motif, ink, x, y }: System, lang: SampleLanguage): string {
  return `<div class="node" style="left:${x}px;top:${y}px"><span class="tile" style="${onInk(ink)}">${icon(motif)}</span><b>${name[lang]}</b><small>${note[lang]}</small></div>`
}

function count({ x, y, messages, waiting }: System, lang: SampleLanguage): string {
  const at = (from: number, to: number) => from + (to - from) * 0.53
  return `<b class="messages${waiting ? ' late' : ''}" style="left:${at(hub.x, x)}px;top:${at(hub.y, y)}px">${number(messages, lang)}</b>`
}

function map(lang: SampleLanguage): string {
  return `<div class="map"><svg class="spokes" viewBox="0 0 644 567">${each(systems, spoke)}</svg>
    <div class="hub" style="left:${hub.x}px;top:${hub.y}px"></div>
    <p class="total" style="left:${hub.x}px;top:${hub.y}px"><b>${number(delivered, lang)}</b>${words[lang].total}</p>
    ${each(systems, (system) => node(system, lang))}${each(systems, (system) => count(system, lang))}</div>`
}

function panel(lang: SampleLanguage): string {
  const text = words[lang]
  const bars = each(
    day,
    (value, hour) => `<i${hour === 10 ? ' class="late"' : ''} style="height:${value}px"></i>`,
  )
  const last = each(
    text.last,
    (message, place) =>
      `<li><b>${message}</b><span class="${place < 2 ? 'late' : ''}">${text.states[place] ?? ''}</span></li>`,
  )
  return `<aside><div class="alert"><h2>${text.chosen}</h2><p><b>12</b>&ensp;${text.waiting}</p><p>${text.oldest}<br>${text.next}</p></div>
    <h3>${text.perHour}</h3><div class="hours">${bars}</div><p class="clock"><span>6</span><span>12</span><span>18</span></p>
    <ul class="last">${last}</ul><p class="buttons"><span class="button primary">${text.retry}</span></p></aside>`
}

export const lotseMap: Screen = {
  name: 'lotse-map',
  styles: 'screens/lotse.css',
  body(lang) {
    const { views, title, today, show } = words[lang]
    const [first = '', messages = '', mappings = '', alerts = '', adapters = ''] = views
    return frame({
      product: 'lotse',
      rail: 'cobalt',
      views: [
        { motif: 'arcs', label: first, current: true },
        { motif: 'bars', label: messages },
        { motif: 'bowls', label: mappings },
        { motif: 'triangle', turn: 1, label: alerts, count: 1 },
        { motif: 'dots', label: adapters },
      ],
      user: 'JP',
      title,
      beside: `<span>${today}</span>`,
      actions: `<span class="button">${show}</span>`,
      main: `<div class="split">${map(lang)}${panel(lang)}</div>`,
    })
  },
}
