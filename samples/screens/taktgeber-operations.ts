/** Machines of the drawn plan and their operations; times in working hours since Monday 6:00, 16 per day. */
import type { PerSampleLanguage } from '../languages'
import type { Part } from './taktgeber-data'

/** Order number, part, first hour, hour after the last. */
export type Operation = readonly [order: number, part: Part, from: number, to: number]

type Machine = { name: PerSampleLanguage<string>; operations: readonly Operation[] }

export const sites: readonly { name: PerSampleLanguage<string>; machines: readonly Machine[] }[] = [
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
        name: { en: 'Machining center 5', de: 'Fräszentrum 5' },
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
