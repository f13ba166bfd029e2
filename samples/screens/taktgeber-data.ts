/** Parts made in the drawn factory, and the views of the product. */
import type { Ink } from '../../src/pattern/palettes'
import type { PerSampleLanguage } from '../languages'
import type { View } from './frame'

export type Part = 'PG' | 'FL' | 'LR' | 'D' | 'W' | 'LB' | 'rush'

export const parts: Record<
  Part,
  { code: string; ink: Ink; name: PerSampleLanguage<string>; due: PerSampleLanguage<string> }
> = {
  PG: {
    code: 'PG 80',
    ink: 'cobalt',
    name: { en: 'Pump housing', de: 'Gehäuse' },
    due: { en: 'Thu 16:00', de: 'Do 16:00' },
  },
  rush: {
    code: 'PG 65',
    ink: 'signal',
    name: { en: 'Rush order', de: 'Eilauftrag' },
    due: { en: 'Fri 10:00', de: 'Fr 10:00' },
  },
  FL: {
    code: 'FL 120',
    ink: 'sun',
    name: { en: 'Flange', de: 'Flansch' },
    due: { en: 'Fri 21:00', de: 'Fr 21:00' },
  },
  LR: {
    code: 'LR 6',
    ink: 'mint',
    name: { en: 'Impeller', de: 'Laufrad' },
    due: { en: 'Mon 12:00', de: 'Mo 12:00' },
  },
  D: {
    code: 'D 40',
    ink: 'sky',
    name: { en: 'Cover', de: 'Deckel' },
    due: { en: 'Wed 16:00', de: 'Mi 16:00' },
  },
  W: {
    code: 'W 22',
    ink: 'blush',
    name: { en: 'Shaft', de: 'Welle' },
    due: { en: 'Thu 16:00', de: 'Do 16:00' },
  },
  LB: {
    code: 'LB 3',
    ink: 'moss',
    name: { en: 'Bearing block', de: 'Lagerbock' },
    due: { en: 'Fri 12:00', de: 'Fr 12:00' },
  },
}

/** Views of the product; the plan is open. */
export function views(lang: 'en' | 'de'): View[] {
  const labels = {
    en: ['Plan', 'Load', 'Orders', 'Scenarios', 'Shop floor'],
    de: ['Plan', 'Auslastung', 'Aufträge', 'Szenarien', 'Werkstatt'],
  }[lang]
  const [plan = '', load = '', orders = '', scenarios = '', shop = ''] = labels
  return [
    { motif: 'bars', label: plan, current: true },
    { motif: 'bowls', turn: 3, label: load },
    { motif: 'dots', label: orders },
    { motif: 'leaf', label: scenarios, count: 2 },
    { motif: 'quarter', turn: 1, label: shop },
  ]
}
