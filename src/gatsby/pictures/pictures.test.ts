/** The files of an image: which there are, their addresses, and that each is made once. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { keptFiles } from '../kept-files'
import { writePictures } from './make'
import { pictureFrom, variantsOf, type Source } from './variants'

const source = (width: number, height: number, format = 'png'): Source => ({
  file: 'a.png',
  name: 'blue box.de',
  digest: 'd1',
  format,
  width,
  height,
})

test.each([
  [2400, [480, 800, 1200, 1600]],
  [1600, [480, 800, 1200, 1600]],
  [1000, [480, 800, 1000]],
  [300, [300]],
])('an image of %i pixels is never enlarged', (width, widths) => {
  const [plain = []] = variantsOf(source(width, 100))
  expect(plain.map((variant) => variant.width)).toEqual(widths)
})

test.each([
  ['png', ['png', 'avif', 'webp']],
  ['jpeg', ['jpg', 'avif', 'webp']],
  ['webp', ['webp', 'avif']],
  ['svg', ['png', 'avif', 'webp']],
])('%s gets the formats %s', (format, formats) => {
  expect(variantsOf(source(500, 100, format)).map(([first]) => first?.format)).toEqual(formats)
})

test('pages get the dimensions, and addresses that change with the content', () => {
  const picture = pictureFrom(source(2400, 1500))
  expect(picture?.src).toMatch(/^\/static\/[0-9a-f]{20}\/blue%20box\.de-1600\.png$/)
  expect(picture?.srcSet?.split(',\n')[0]).toMatch(/-480\.png 480w$/)
  expect(picture).toMatchObject({ width: 1600, height: 1000 })
  expect(picture?.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp'])
  expect(pictureFrom({ ...source(2400, 1500), digest: 'd2' })?.src).not.toBe(picture?.src)
})

test('files are made once and written where pages expect them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  const file = join(folder, 'a.png')
  const blue = { create: { width: 600, height: 300, channels: 3, background: '#00f' } } as const
  writeFileSync(file, await sharp(blue).png().toBuffer())
  const own = { ...source(600, 300), file }
  const kept = keptFiles(join(folder, 'kept'))
  expect(await writePictures([own], join(folder, 'one'), kept)).toBe(6)
  // From here on, only cached files can be written.
  rmSync(file)
  await writePictures([own], join(folder, 'two'), kept)
  for (const { path, width, height, format } of variantsOf(own).flat()) {
    const [one, two] = ['one', 'two'].map((site) =>
      readFileSync(join(folder, site, decodeURIComponent(path))),
    )
    const shape = await sharp(one).metadata()
    expect([shape.width, shape.height]).toEqual([width, height])
    expect(shape.format).toBe({ jpg: 'jpeg', avif: 'heif', png: 'png', webp: 'webp' }[format])
    expect(two?.equals(one ?? Buffer.alloc(0))).toBe(true)
  }
  await expect(writePictures([{ ...own, digest: 'd3' }], join(folder, 'three'), kept)).rejects.toThrow(
    `The picture ${file} cannot be made smaller`,
  )
  rmSync(folder, { recursive: true })
})
