/** Machines, parts and operations of the drawn weekly plan; times in working hours since Monday 6:00, 16 per day. */
import type { Ink } from '../../../src/components/pattern/palettes'
import type { PerLocale } from '../../../src/site/locales'
import type { View } from './frame'

export type Part = 'PG' | 'FL' | 'LR' | 'D' | 'W' | 'LB' | 'rush'

export const parts: Record<
  Part,
  { code: string; ink: Ink; name: PerLocale<string>; due: PerLocale<string> }
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

/** Order number, part, first hour, hour after the last. */
export type Operation = readonly [order: number, part: Part, from: number, to: number]

type Machine = { name: PerLocale<string>; operations: readonly Operation[] }

export const sites: readonly { name: PerLocale<string>; machines: readonly Machine[] }[] = [
  {
    name: { en: 'Plant North', de: 'Werk Nord' },
    machines: [
      {
        name: { en: 'Casting line 1', de: 'Gießlinie 1' },
        operations: [
          [10418, 'PG', 0, 9],
          [10437, 'rush', 10, 16],
          [10425, 'LR', 17, 27],
          [10452, 'D', 29, 39],
          [10455, 'FL', 41, 53],
          [10458, 'PG', 63, 78],
        ],
      },
      {
        name: { en: 'Turning cell 3', de: 'Drehzelle 3' },
        operations: [
          [10433, 'W', 0, 6.2],
          [10421, 'FL', 8, 24],
          [10425, 'LR', 29, 41],
          [10452, 'D', 43, 54],
          [10455, 'FL', 56, 70],
        ],
      },
      {
        name: { en: 'Milling machine 2', de: 'Fräsmaschine 2' },
        operations: [
          [10441, 'LB', 0, 8.5],
          [10418, 'PG', 10, 20.5],
          [10437, 'rush', 21, 27],
          [10421, 'FL', 29, 42],
          [10449, 'LB', 44, 55],
          [10452, 'D', 57, 67],
          [10455, 'FL', 71, 80],
        ],
      },
      {
        name: { en: 'Boring mill', de: 'Bohrwerk' },
        operations: [
          [10412, 'W', 0, 8],
          [10441, 'LB', 10, 20],
          [10437, 'rush', 28, 34],
          [10425, 'LR', 42, 50],
          [10449, 'LB', 56, 66],
          [10452, 'D', 68, 77],
        ],
      },
    ],
  },
  {
    name: { en: 'Plant South', de: 'Werk Süd' },
    machines: [
      {
        name: { en: 'Machining centre 5', de: 'Fräszentrum 5' },
        operations: [
          [10430, 'D', 0, 12],
          [10433, 'W', 14, 28],
          [10441, 'LB', 29, 44],
          [10447, 'W', 46, 56],
          [10421, 'FL', 58, 69],
          [10460, 'LR', 71, 80],
        ],
      },
      {
        name: { en: 'Grinding machine 1', de: 'Schleifmaschine 1' },
        operations: [
          [10409, 'LR', 0, 6],
          [10430, 'D', 13, 22],
          [10418, 'PG', 26, 36],
          [10433, 'W', 37, 49],
          [10425, 'LR', 58, 66],
          [10447, 'W', 68, 78],
        ],
      },
      {
        name: { en: 'Test bench', de: 'Prüfstand' },
        operations: [
          [10409, 'LR', 7, 14],
          [10430, 'D', 23.5, 30],
          [10418, 'PG', 37, 44],
          [10437, 'rush', 45, 51],
          [10433, 'W', 52, 59],
          [10425, 'LR', 67, 74],
        ],
      },
      {
        name: { en: 'Assembly', de: 'Montage' },
        operations: [
          [10405, 'PG', 0, 11],
          [10409, 'LR', 15, 24],
          [10430, 'D', 31, 41],
          [10418, 'PG', 46, 56.5],
          [10437, 'rush', 58, 64],
          [10441, 'LB', 65, 71],
          [10421, 'FL', 72, 80],
        ],
      },
    ],
  },
]

/** Views of the product; the named one is open. */
export function views(lang: 'en' | 'de', open: 'plan' | 'load'): View[] {
  const labels = {
    en: ['Plan', 'Load', 'Orders', 'Scenarios', 'Shop floor'],
    de: ['Plan', 'Auslastung', 'Aufträge', 'Szenarien', 'Werkstatt'],
  }[lang]
  const [plan = '', load = '', orders = '', scenarios = '', shop = ''] = labels
  return [
    { motif: 'bars', label: plan, current: open === 'plan' },
    { motif: 'bowls', turn: 3, label: load, current: open === 'load' },
    { motif: 'dots', label: orders },
    { motif: 'leaf', label: scenarios, count: 2 },
    { motif: 'quarter', turn: 1, label: shop },
  ]
}
