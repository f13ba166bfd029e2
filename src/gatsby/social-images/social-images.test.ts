/** Found 2: link preview images: no title overflows, and none is drawn twice. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { contentCollections, contentEntries } from '../../../tests/lib/content'
import { localeCodes } from '../../site/locales'
import { socialImageSize } from '../../site/social-image'
import type { BuiltPage } from '../built-pages'
import { drawSocialImage, textBox } from '../../seo/link-picture/draw'
import { keptFiles } from '../kept-files'
import { hyphenation } from '../hyphenation'
import { reusableOutput } from '../reusable-output'
import { flatPng } from './flat-png'
import { setTitle } from '../../seo/link-picture/set-title'
import { openTypeface } from './typeface'
import { writeSocialImages } from './write'

const typeface = openTypeface()

/** Every title of the content, and longer ones than any editor should write. */
const titles = [
  ...localeCodes.flatMap((locale) =>
    contentCollections()
      .filter((name) => name !== 'media')
      .flatMap((name) => contentEntries(name, locale))
      .flatMap(({ data }) => (typeof data['title'] === 'string' ? [[locale, data['title']] as const] : [])),
  ),
  ['de', 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'],
  ['de', 'Rechnungseingangsverarbeitung: Grundverordnungskonforme Schnittstellenüberwachung je Standort'],
  ['de', 'Auftragsdatenverarbeitungsvereinbarung/Verantwortlichkeitsabgrenzungen'],
  ['en', 'Why we publish our support figures, including the bad ones, every single quarter'],
  ['en', 'Pneumonoultramicroscopicsilicovolcanoconiosis'],
] as const

test.each(titles)('%s: “%s” fits its box', (locale, title) => {
  const { size, lineHeight, lines } = setTitle(title, textBox, typeface, hyphenation(locale))
  for (const line of lines) expect(typeface.widthOf(line, size)).toBeLessThanOrEqual(textBox.width)
  expect(lines.length * lineHeight).toBeLessThanOrEqual(textBox.height)
  expect(size).toBeGreaterThanOrEqual(30)
  // Nothing but hyphens is added, and nothing is lost.
  const letters = (text: string) => text.replace(/[\s-]/g, '')
  expect(letters(lines.join(''))).toBe(letters(title))
})

test('the typeface has every character of the titles', () => {
  expect(titles.filter(([, title]) => !typeface.knows(title))).toEqual([])
})

test('words are hyphenated by the rules of their language, and only if necessary', () => {
  const set = (title: string) => setTitle(title, textBox, typeface, hyphenation('de')).lines
  expect(set('Barrierefreiheitserklärungsverantwortliche')).toEqual([
    'Barrierefreiheitserklä-',
    'rungsverantwortliche',
  ])
  expect(set('Schulen mit eigenen Daten').join(' ')).toBe('Schulen mit eigenen Daten')
})

const page = (path: string, title: string): BuiltPage => ({
  path,
  file: `${path.slice(1)}/index.html`,
  slug: 'a',
  part: 1,
  meta: {
    routeId: 'about',
    locale: 'de',
    iso: 'de-DE',
    title,
    description: '',
    path,
    alternates: { en: undefined, de: path },
    switchTo: { en: '/', de: path },
    breadcrumb: [],
    noindex: false,
    unpublished: false,
  },
})

/** The output of a first build in a folder. */
async function outputIn(folder: string) {
  const publicDir = join(folder, 'public')
  const folders = { notes: join(folder, 'notes.json'), last: join(folder, 'last'), site: publicDir }
  return { publicDir, output: await reusableOutput<undefined>(folders) }
}

test('a second build draws nothing; a new title draws one image, and the old one is still cached', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'social-'))
  const places = {
    ...(await outputIn(folder)),
    contentDir: join(folder, 'content'),
    kept: keptFiles(join(folder, 'kept')),
    siteName: 'Musterwerk',
  }
  const first = [page('/de/a', 'Erste Seite'), page('/de/b', 'Zweite Seite')]
  expect(await writeSocialImages(first, places)).toContain('2 pictures, 2 drawn, 0 kept')
  const picture = join(places.publicDir, 'social/de/a.png')
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', ...socialImageSize })
  expect((await stat(picture)).size).toBeLessThan(60_000)
  const ground = sharp(picture).extract({ left: 0, top: 200, width: 60, height: 400 }).removeAlpha()
  const { channels } = await sharp(await ground.png().toBuffer()).stats()
  expect(channels.map(({ min, max }) => [min, max])).toEqual([0xf6, 0xf3, 0xec].map((each) => [each, each]))
  expect(await writeSocialImages(first, places)).toContain('2 pictures, 0 drawn, 2 kept')
  const renamed = [page('/de/a', 'Erste Seite'), page('/de/b', 'Neuer Titel')]
  expect(await writeSocialImages(renamed, places)).toContain('2 pictures, 1 drawn, 1 kept')
  expect(await writeSocialImages(first, places)).toContain('2 pictures, 0 drawn, 2 kept')
  rmSync(folder, { recursive: true })
})

/**
 * The columns between which something is drawn on the ground, in the given rows of an image with three bytes per pixel.
 */
function extent(pixels: Buffer, rows: readonly [number, number], columns: readonly [number, number]) {
  const { width } = socialImageSize
  const drawn: number[] = []
  for (let y = rows[0]; y < rows[1]; y++)
    for (let x = columns[0]; x < columns[1]; x++)
      if (Math.abs((pixels[(y * width + x) * 3] ?? 0) - 0xf6) > 100) drawn.push(x)
  return { first: Math.min(...drawn), last: Math.max(...drawn) }
}

test('for a right-to-left language the image is mirrored, except for its letters and the mark', async () => {
  const { width, height } = socialImageSize
  const subject = { seed: 'lotse', title: 'Ein Titel auf zwei Zeilen', label: 'Produkte', siteName: 'Muster' }
  const drawing = (rightToLeft: boolean) =>
    sharp(
      Buffer.from(drawSocialImage({ ...subject, rightToLeft }, typeface, hyphenation('de'))),
    ).removeAlpha()
  const plain = await drawing(false).raw().toBuffer()
  const turned = await drawing(true).raw().toBuffer()
  const flipped = await sharp(plain, { raw: { width, height, channels: 3 } })
    .flop()
    .raw()
    .toBuffer()

  // The pattern, tile by tile; edges may be antialiased differently.
  const pattern = 4 * 105
  let apart = 0
  for (let y = 0; y < height; y++)
    for (let byte = y * width * 3; byte < (y * width + pattern) * 3; byte++)
      if (Math.abs((turned[byte] ?? 0) - (flipped[byte] ?? 0)) > 40) apart++
  expect(apart / (pattern * height * 3)).toBeLessThan(0.005)

  // Titles start at the margin, on the side from which they are read, and end before the pattern.
  const [margin, rows] = [72, [220, 560]] as const
  const left = extent(plain, rows, [0, width - pattern])
  const right = extent(turned, rows, [pattern, width])
  expect(Math.abs(left.first - margin)).toBeLessThan(8)
  expect(Math.abs(width - 1 - right.last - margin)).toBeLessThan(8)
  expect(right.first).toBeGreaterThan(pattern + 40)
  // Letters are not mirrored: the line is equally long, but its pixels differ.
  expect(Math.abs(right.last - right.first - (left.last - left.first))).toBeLessThan(8)

  // The mark is not mirrored, but in the opposite corner.
  const markIn = (picture: Buffer, left: number) =>
    sharp(picture, { raw: { width, height, channels: 3 } })
      .extract({ left, top: margin, width: 64, height: 64 })
      .raw()
      .toBuffer()
  expect((await markIn(turned, width - margin - 64)).equals(await markIn(plain, margin))).toBe(true)
})

test('flat colours are exact, edges nearly so, and more colours than a palette holds are no problem', async () => {
  const columns = Array.from({ length: 600 }, (_, x) => {
    const [red, green] = [(x * 7) % 256, (x * 13) % 256]
    return `<path fill="rgb(${red},${green},${255 - red})" d="M${x} 0h1v8h-1z"/>`
  })
  const svg = (width: number, shapes: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="8">${shapes}</svg>`
  const colours = ['#102040', '#ff6040']
  const edge = svg(40, '<path fill="#102040" d="M0 0h40v8H0z"/><path fill="#ff6040" d="M0 0h20l9 8H0z"/>')
  for (const [drawing, apart] of [
    [edge, 16],
    [svg(600, columns.join('')), 64],
  ] as const) {
    const drawn = await sharp(Buffer.from(drawing)).removeAlpha().raw().toBuffer()
    const made = await sharp(await flatPng(drawing, colours))
      .raw()
      .toBuffer()
    expect(made.length).toBe(drawn.length)
    expect(Math.max(...made.map((value, place) => Math.abs(value - (drawn[place] ?? 0))))).toBeLessThan(apart)
  }
  const corner = sharp(await flatPng(edge, colours)).extract({ left: 0, top: 0, width: 1, height: 1 })
  expect([...(await corner.raw().toBuffer())]).toEqual([0xff, 0x60, 0x40])
})

test('an uploaded image replaces the drawn one, in the dimensions of link previews', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'social-'))
  const places = {
    ...(await outputIn(folder)),
    contentDir: join(folder, 'content'),
    kept: keptFiles(join(folder, 'kept')),
    siteName: 'Musterwerk',
  }
  mkdirSync(join(places.contentDir, 'media'), { recursive: true })
  const upload = (background: string) =>
    sharp({ create: { width: 900, height: 900, channels: 3, background } })
      .png()
      .toFile(join(places.contentDir, 'media/fair.png'))
  await upload('#0000ff')
  const own = page('/de/a', 'Messe')
  own.meta.linkPicture = { src: '/media/fair.png', alt: 'Unser Stand' }
  expect(await writeSocialImages([own], places)).toContain('1 pictures, 1 drawn, 0 kept')
  const picture = join(places.publicDir, 'social/de/a.jpg')
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', ...socialImageSize })
  expect(await writeSocialImages([own], places)).toContain('1 pictures, 0 drawn, 1 kept')
  await upload('#ff0000')
  expect(await writeSocialImages([own], places)).toContain('1 pictures, 1 drawn, 0 kept')
  const [red, , blue] = (await sharp(picture).stats()).channels
  expect([Math.round(red?.mean ?? 0) > 240, Math.round(blue?.mean ?? 255) < 20]).toEqual([true, true])
  rmSync(folder, { recursive: true })
})
