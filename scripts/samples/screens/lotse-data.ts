/** Systems, messages and words of the drawn map. */
import type { Motif } from '../../../src/pattern/motifs'
import type { Ink } from '../../../src/pattern/palettes'
import type { PerSampleLanguage } from '../languages'

export type System = {
  name: PerSampleLanguage<string>
  note: PerSampleLanguage<string>
  motif: Motif
  ink: Ink
  messages: number
  x: number
  y: number
  waiting?: boolean
}

/** The middle of the hub and of each system, in pixels of the map. */
export const hub = { x: 322, y: 284 }

const both = (text: string) => ({ en: text, de: text })

export const systems: readonly System[] = [
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
    note: { en: 'Shipments', de: 'Sendungen' },
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
    note: { en: 'Quotes', de: 'Angebote' },
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
export const day = [18, 34, 61, 72, 66, 58, 44, 63, 70, 57, 21, 0]

export const words = {
  en: {
    title: 'Map',
    views: ['Map', 'Messages', 'Mappings', 'Alerts', 'Adapters'],
    today: 'Today, November 12, 2026, 16:48',
    total: 'delivered today',
    chosen: 'ERP to CRM',
    waiting: 'messages waiting',
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
