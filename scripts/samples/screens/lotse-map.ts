/** The map in Lotse: systems around the hub with the messages of the day, beside it the connection that waits. */
import type { Motif } from '../../../src/components/pattern/motifs'
import type { Ink } from '../../../src/components/pattern/palettes'
import type { LocaleCode, PerLocale } from '../../../src/site/locales'
import { frame, type Screen } from './frame'
import { each, icon, onInk } from './html'

type System = {
  name: PerLocale<string>
  note: PerLocale<string>
  motif: Motif
  ink: Ink
  messages: number
  x: number
  y: number
  waiting?: boolean
}

/** The middle of the hub and of each system, in pixels of the map. */
const hub = { x: 322, y: 284 }

const both = (text: string) => ({ en: text, de: text })

const systems: readonly System[] = [
  {
    name: both('ERP'),
    note: { en: 'Orders, stock', de: 'Aufträge, Bestände' },
    motif: 'bars',
    ink: 'sky',
    messages: 12481,
    x: 322,
    y: 58,
  },
  {
    name: both('MES'),
    note: { en: 'Confirmations', de: 'Rückmeldungen' },
    motif: 'disc',
    ink: 'sky',
    messages: 8914,
    x: 534,
    y: 158,
  },
  {
    name: { en: 'Warehouse', de: 'Lager' },
    note: { en: 'Consignments', de: 'Sendungen' },
    motif: 'dots',
    ink: 'sky',
    messages: 5118,
    x: 534,
    y: 410,
  },
  {
    name: both('Peppol'),
    note: { en: 'Invoices', de: 'Rechnungen' },
    motif: 'arcs',
    ink: 'sky',
    messages: 386,
    x: 322,
    y: 510,
  },
  {
    name: both('CRM'),
    note: { en: 'Quotations', de: 'Angebote' },
    motif: 'leaf',
    ink: 'signal',
    messages: 642,
    x: 110,
    y: 410,
    waiting: true,
  },
  {
    name: both('Shop'),
    note: { en: 'Purchases', de: 'Bestellungen' },
    motif: 'quarter',
    ink: 'sky',
    messages: 3207,
    x: 110,
    y: 158,
  },
]

/** Messages per hour of the day, 6 to 18 o'clock. */
const day = [18, 34, 61, 72, 66, 58, 44, 63, 70, 57, 21, 0]

const words = {
  en: {
    title: 'Map',
    views: ['Map', 'Messages', 'Mappings', 'Alerts', 'Adapters'],
    today: 'Today, 12 November 2026, 16:48',
    total: 'delivered today',
    chosen: 'ERP to CRM',
    waiting: 'messages wait',
    oldest: 'Oldest 6 min. The CRM does not answer.',
    next: 'Next attempt 16:50',
    perHour: 'Messages per hour',
    last: ['Credit limit 4472', 'Credit limit 4471', 'Address 88214', 'Address 88213'],
    states: ['waiting', 'waiting', 'delivered', 'delivered'],
    retry: 'Try now',
    show: 'Show messages',
  },
  de: {
    title: 'Karte',
    views: ['Karte', 'Nachrichten', 'Zuordnung', 'Meldungen', 'Adapter'],
    today: 'Heute, 12. November 2026, 16:48 Uhr',
    total: 'heute zugestellt',
    chosen: 'ERP nach CRM',
    waiting: 'Nachrichten warten',
    oldest: 'Älteste 6 min. Das CRM antwortet nicht.',
    next: 'Nächster Versuch 16:50 Uhr',
    perHour: 'Nachrichten je Stunde',
    last: ['Kreditlimit 4472', 'Kreditlimit 4471', 'Adresse 88214', 'Adresse 88213'],
    states: ['wartet', 'wartet', 'zugestellt', 'zugestellt'],
    retry: 'Jetzt versuchen',
    show: 'Nachrichten zeigen',
  },
}

const number = (value: number, lang: LocaleCode) => new Intl.NumberFormat(lang).format(value)

/** Each message arrives from one system and leaves for another. */
const delivered = systems.reduce((sum, { messages }) => sum + messages, 0) / 2

function spoke({ x, y, waiting }: System): string {
  const dash = waiting ? ' stroke-dasharray="10 7"' : ''
  return `<line x1="${hub.x}" y1="${hub.y}" x2="${x}" y2="${y}" stroke="var(--${waiting ? 'signal' : 'cobalt'})" stroke-width="5"${dash}/>`
}

function node({ name, note, motif, ink, x, y }: System, lang: LocaleCode): string {
  return `<div class="node" style="left:${x}px;top:${y}px"><span class="tile" style="${onInk(ink)}">${icon(motif)}</span><b>${name[lang]}</b><small>${note[lang]}</small></div>`
}

function count({ x, y, messages, waiting }: System, lang: LocaleCode): string {
  const at = (from: number, to: number) => from + (to - from) * 0.53
  return `<b class="messages${waiting ? ' late' : ''}" style="left:${at(hub.x, x)}px;top:${at(hub.y, y)}px">${number(messages, lang)}</b>`
}

function map(lang: LocaleCode): string {
  return `<div class="map"><svg class="spokes" viewBox="0 0 644 567">${each(systems, spoke)}</svg>
    <div class="hub" style="left:${hub.x}px;top:${hub.y}px"></div>
    <p class="total" style="left:${hub.x}px;top:${hub.y}px"><b>${number(delivered, lang)}</b>${words[lang].total}</p>
    ${each(systems, (system) => node(system, lang))}${each(systems, (system) => count(system, lang))}</div>`
}

function panel(lang: LocaleCode): string {
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
  styles: 'lotse.css',
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
