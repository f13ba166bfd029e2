/** The logo's four tiles, set by hand. */
import { drawTiles, type PatternPaths } from './pattern-paths'

/** Path data of the mark, 20 by 20 units; also for icons. */
export function logoPaths(): PatternPaths {
  return drawTiles({
    inks: ['paper', 'ink', 'cobalt', 'signal'],
    rows: [
      [
        { motif: 'triangle', turn: 2, ground: 0, figure: 1 },
        { motif: 'leaf', turn: 0, ground: 3, figure: 2 },
      ],
      [
        { motif: 'quarter', turn: 1, ground: 2, figure: 0 },
        { motif: 'disc', turn: 0, ground: 0, figure: 1 },
      ],
    ],
  })
}
