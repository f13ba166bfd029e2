/** The patterns: deterministic, small, and made of inks that the page defines. */
import { brotliCompressSync } from 'node:zlib'
import { compose } from './compose'
import { palettes, pale } from './palettes'
import { drawTiles, patternPaths } from './pattern-paths'
import { patternSvg } from './pattern-svg'
import { motifPath } from './trace'

const seeds = ['taktgeber', 'belegfluss', 'lotse', 'pegel', 'consulting', 'musterwerk', 'not-found', 'Größe']
/** The grids of the design: mark, cover, quote, belt, news, row, opening, large article. */
const grids = [
  [2, 2],
  [3, 3],
  [4, 3],
  [3, 4],
  [9, 2],
  [5, 3],
  [6, 4],
  [6, 6],
  [8, 5],
] as const

/** The markup of a pattern. */
const markup = (seed: string, columns: number, rows: number) =>
  patternSvg(patternPaths(seed, columns, rows), columns * 100, rows * 100)

test('the same seed draws the same picture, another seed another one', () => {
  expect(patternPaths('taktgeber', 4, 3)).toEqual(patternPaths('taktgeber', 4, 3))
  expect(patternPaths('taktgeber', 4, 3)).not.toEqual(patternPaths('lotse', 4, 3))
})

test('a picture never changes once it is published', () => {
  expect(patternPaths('taktgeber', 2, 2)).toMatchSnapshot()
  expect(patternPaths('pegel', 2, 1, { palette: 0 })).toMatchSnapshot()
})

test.each(grids)('%i by %i tiles stay within 2 KB compressed for every seed', (columns, rows) => {
  for (const seed of seeds) {
    expect(brotliCompressSync(markup(seed, columns, rows)).length).toBeLessThanOrEqual(2048)
  }
})

test('the first path covers the whole picture, so that nothing shows through', () => {
  for (const [columns, rows] of grids) {
    const { width, height, paths } = patternPaths('lotse', columns, rows)
    expect([width, height]).toEqual([columns * 10, rows * 10])
    expect(paths[0]?.d).toBe(`M0 0h${width}v${height}h-${width}z`)
  }
})

test('grounds come first, each in one piece below the later ones', () => {
  const inks = ['paper', 'ink', 'cobalt', 'signal'] as const
  const plain = (ground: number) => ({ motif: 'plain', turn: 0, ground, figure: 0 }) as const
  const { paths } = drawTiles({ inks, rows: [[plain(2), plain(1), plain(0), plain(3)]] })
  expect(paths.map(({ ink, d }) => `${ink} ${d}`)).toEqual([
    'paper M0 0h40v10h-40z',
    'ink M0 0h20v10h-20zM30 0h10v10h-10z',
    'cobalt M0 0h10v10h-10zM30 0h10v10h-10z',
    'signal M30 0h10v10h-10z',
  ])
})

test('rotations that look the same have the same path data', () => {
  expect(motifPath('disc', 3)).toBe(motifPath('disc', 0))
  expect(motifPath('leaf', 3)).toBe(motifPath('leaf', 1))
  expect(motifPath('quarter', 1)).not.toBe(motifPath('quarter', 3))
})

test('a given palette is used for every seed', () => {
  for (const seed of seeds) expect(compose(seed, 5, 4, { palette: 4 }).inks).toEqual(palettes[4]?.inks)
})

test('every tile has two inks, and flat tiles do not merge', () => {
  for (const seed of seeds) {
    const { rows, big } = compose(seed, 8, 5)
    rows.forEach((row, y) => {
      row.forEach((tile, x) => {
        expect(tile.ground).not.toBe(tile.figure)
        const left = row[x - 1]
        const inBig = big && x > big.x && x < big.x + big.size && y >= big.y && y < big.y + big.size
        if (left?.motif === 'plain' && tile.motif === 'plain' && !inBig)
          expect(left.ground).not.toBe(tile.ground)
      })
    })
  }
})

test('products and services side by side have different palettes', () => {
  const palette = (seed: string) => compose(seed, 1, 1).inks.join()
  const products = ['taktgeber', 'belegfluss', 'lotse', 'pegel']
  const services = ['consulting', 'custom-software', 'cloud-operations', 'migration', 'training']
  expect(new Set(products.map(palette)).size).toBe(products.length)
  expect(new Set(services.map(palette)).size).toBe(services.length)
})

test('every picture larger than a mark has one large, prominent shape', () => {
  for (const [columns, rows] of grids.slice(1)) {
    for (const seed of seeds) {
      const { big, inks } = compose(seed, columns, rows)
      expect(big?.size).toBeGreaterThanOrEqual(2)
      expect(big && [inks[big.ground], inks[big.figure]].every((ink) => ink && pale.has(ink))).toBe(false)
    }
  }
  expect(compose('taktgeber', 2, 2).big).toBeUndefined()
})

test.each(['paper', 'signal'] as const)('on %s, no tile at the edge blends into the page', (around) => {
  for (const [columns, rows] of grids) {
    for (const seed of seeds) {
      const { inks, rows: grid } = compose(seed, columns, rows, { palette: 0, around })
      const atEdge = grid.flatMap((row, y) =>
        row.filter((_, x) => x === 0 || y === 0 || x === columns - 1 || y === rows - 1),
      )
      expect(atEdge.filter(({ ground }) => inks[ground] === around)).toEqual([])
    }
  }
})

test.each(['plain', 'photographs'] as const)('%s: one colour other than the page’s', (art) => {
  for (const seed of ['lotse', 'taktgeber', 'pegel', 'belegfluss']) {
    const { paths, big } = patternPaths(seed, 6, 4, { around: ['paper', 'ink'], art })
    expect(big).toBeUndefined()
    expect(paths.length).toBe(1)
    expect(['paper', 'ink']).not.toContain(paths[0]?.ink)
  }
})
