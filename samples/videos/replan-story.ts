/** The film about Taktgeber: a machine breaks down on Monday, and the week is replanned. Times in seconds. */
import type { PerSampleLanguage } from '../languages'

/** Duration of the film. */
export const length = 24

/** The moment that serves as the poster. */
export const posterAt = 15.2

/** The start of each part. */
export const parts = { breakdown: 3, press: 8.4, moves: 9.6, dates: 16.2, release: 20.6 } as const

/** Texts that the film adds to the drawn plan. */
export const words: PerSampleLanguage<{
  out: string
  release: string
  released: string
  moved: string
}> = {
  en: {
    out: 'Out until Tue 9:00',
    release: 'Release',
    released: 'Released 7:41 by K. Haas',
    moved: 'Fri 12:00',
  },
  de: {
    out: 'Ausfall bis Di 9:00',
    release: 'Freigeben',
    released: 'Freigegeben 7:41, K. Haas',
    moved: 'Fr 12:00',
  },
}

/** An operation that moves: row from the top (the lorries are a row, too), order, and its first hour afterwards. */
export type Move = { row: number; order: number; to: number; toRow?: number }

export const moves: readonly Move[] = [
  { row: 2, order: 10418, to: 14, toRow: 5 },
  { row: 5, order: 10433, to: 25 },
  { row: 5, order: 10441, to: 40 },
  { row: 5, order: 10447, to: 56 },
  { row: 5, order: 10421, to: 67 },
  { row: 5, order: 10460, to: 79 },
  { row: 2, order: 10441, to: 19.5 },
  { row: 2, order: 10437, to: 28.5 },
  { row: 2, order: 10421, to: 35 },
  { row: 2, order: 10449, to: 48.5 },
  { row: 2, order: 10452, to: 60 },
  { row: 3, order: 10441, to: 28.5 },
  { row: 3, order: 10437, to: 39 },
  { row: 3, order: 10425, to: 46 },
  { row: 6, order: 10433, to: 40 },
  { row: 7, order: 10433, to: 53 },
]

/** Operations that the machine can no longer do in time. */
export const conflicts: readonly Pick<Move, 'row' | 'order'>[] = [
  { row: 2, order: 10441 },
  { row: 2, order: 10418 },
  { row: 2, order: 10437 },
]

/** First and last second of each caption; captions must not cover the dates at the foot of the plan. */
const times = [
  [0.3, 2.8],
  [3.1, 6.6],
  [6.9, 9.2],
  [9.5, 12.7],
  [12.9, 16],
  [16.2, 20.1, ' line:8%'],
  [20.4, 23.8],
] as const satisfies readonly (readonly [number, number, string?])[]

const captions: PerSampleLanguage<readonly string[]> = {
  en: [
    'Monday, 7:25. Every operation of the week has its place.',
    'Milling machine 2 breaks down. It will be out until Tuesday, nine o’clock.',
    'The planner asks for a new plan.',
    'Order 10418 moves to Plant South. The truck takes the castings along.',
    'Dashed outlines show where the work was before.',
    'Five delivery dates hold. One moves, from Thursday to Friday, and sales knows at once.',
    '7:41. The new plan is released, in good time for the eight o’clock meeting.',
  ],
  de: [
    'Montag, 7:25 Uhr. Jeder Arbeitsgang der Woche hat seinen Platz.',
    'Fräsmaschine 2 fällt aus. Vor Dienstag, neun Uhr, läuft sie nicht wieder.',
    'Die Planerin lässt neu planen.',
    'Auftrag 10418 wechselt ins Werk Süd, die Gussteile fahren mit dem Lkw mit.',
    'Gestrichelt steht da, wo die Arbeit vorher eingeplant war.',
    'Fünf Termine halten. Einer rückt von Donnerstag auf Freitag, und der Vertrieb weiß es sofort.',
    '7:41 Uhr. Der neue Plan ist freigegeben, rechtzeitig vor der Acht-Uhr-Runde.',
  ],
}

const stamp = (seconds: number) => `00:00:${seconds.toFixed(3).padStart(6, '0')}`

/** The captions as WebVTT. */
export function webVtt(lang: keyof typeof captions): string {
  const cues = times.map(
    ([from, to, setting = ''], place) =>
      `${stamp(from)} --> ${stamp(to)}${setting}\n${captions[lang][place] ?? ''}\n`,
  )
  return `WEBVTT\n\n${cues.join('\n')}`
}
