/** Uploading pictures: large ones become small, small ones stay as they are, broken ones are explained. */
import { equal, match, ok } from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { deskOf, type Desk } from './lib/desk'
import { editorTest, type EditorTools } from './lib/editor-test'
import { gitStorage, startEditor } from './lib/editor'

type File = { name: string; mimeType: string; buffer: Buffer }

/** Bytes: what a camera delivers at least, and what a visitor should have to load at most. */
const large = 3_000_000
const small = 700_000

const png = (name: string, buffer: Buffer): File => ({ name, mimeType: 'image/png', buffer })

/** A picture without plain areas, so that it is as large as a photograph; says where it was taken. */
async function photograph(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 12 }
  const grains = sharp({
    create: {
      width: Math.ceil(width / 60),
      height: Math.ceil(height / 60),
      channels: 3,
      background: '#888',
      noise,
    },
  })
  return sharp(await grains.png().toBuffer())
    .resize(width, height, { kernel: 'cubic' })
    .withExif({ IFD0: { Copyright: 'Secret place' } })
    .png({ compressionLevel: 4 })
    .toBuffer()
}

async function atPartner({ page, bundle, later }: EditorTools, entry = 'nordkante') {
  const editor = await startEditor(bundle, await gitStorage('simple'))
  later(editor.close)
  const desk = deskOf(page, editor.url)
  await desk.openEntry('partners', entry)
  for (const locale of ['en', 'de'] as const)
    await desk.pane(locale).locator('[class*="TopBar"] button').first().click()
  return { editor, desk }
}

async function choose(desk: Desk, file: File): Promise<void> {
  await desk.page
    .getByRole('button', { name: /^(Choose an image|Bild auswählen)$/ })
    .first()
    .click()
  await desk.page.locator('input[type=file]').first().setInputFiles(file)
}

async function uploaded({ editor, desk }: Awaited<ReturnType<typeof atPartner>>, file: File) {
  await choose(desk, file)
  await desk.page.getByRole('button', { name: 'Choose selected' }).click({ timeout: 60_000 })
  await desk.pause(1500)
  await desk.fill('alt', 'A “pattern” of ä & ß')
  await desk.fill('alt', 'Ein „Muster“ aus ä & ß', 'de')
  await desk.publish()
  await desk.toast(/Entry saved/)
  const files = editor.project.git('show', '--name-only', '--format=').split('\n')
  const path = files.find((name) => name.startsWith('content/media/')) ?? ''
  return { path, bytes: readFileSync(join(editor.project.root, path)), files }
}

editorTest(
  'a photograph of 24 megapixels comes in small, without metadata, in the entry’s own commit',
  async (tools) => {
    const place = await atPartner(tools)
    const buffer = await photograph(6000, 4000)
    ok(buffer.length >= large, `${buffer.length} bytes are no large picture`)
    const { path, bytes, files } = await uploaded(place, png('Bild (1) – Größe Ä.PNG', buffer))
    equal(path, 'content/media/bild-1-groesse-ae.webp')
    equal(files.length, 3, files.join())
    ok(bytes.length <= small, `${bytes.length} bytes`)
    const { width, height, exif, format } = await sharp(bytes).metadata()
    equal([width, height, format, exif].join(), '2400,1600,webp,')
  },
)

editorTest('a small picture is not enlarged', async (tools) => {
  const { bytes } = await uploaded(await atPartner(tools), png('klein.png', await photograph(400, 240)))
  const { width, height } = await sharp(bytes).metadata()
  equal([width, height].join(), '400,240')
})

for (const [what, broken] of [
  ['cut off', async () => (await photograph(400, 240)).subarray(0, 300)],
  ['no picture at all', () => Promise.resolve(Buffer.from('Größe & „Maß“: <b>no picture</b>'))],
] as const) {
  editorTest(
    `refused: a picture that is ${what}, with what to do, and the text stays`,
    async (tools) => {
      const { desk, editor } = await atPartner(tools)
      const { page } = tools
      await desk.fill('kind', 'Neu & „besser“', 'de')
      await choose(desk, png('kaputt.png', await broken()))
      match(await desk.toast(/beschädigt/), /speichern Sie sie neu als JPEG oder PNG/)
      await page.getByRole('button', { name: 'Schließen' }).first().click()
      equal(await desk.field('kind', 'de').inputValue(), 'Neu & „besser“')
      await desk.publish()
      await desk.toast(/Eintrag gespeichert/)
      equal(editor.project.git('show', '--name-only', '--format='), 'content/partners/nordkante.de.md')
    },
    { locale: 'de-DE' },
  )
}

editorTest(
  'a picture of the same name replaces the old one when the entry is saved, not before',
  async (tools) => {
    tools.page.on('dialog', (dialog) => void dialog.accept())
    const place = await atPartner(tools)
    const { desk, editor } = place
    const { path, bytes: old } = await uploaded(place, png('logo.png', await photograph(400, 240)))
    const before = editor.project.git('rev-parse', 'HEAD')
    await choose(desk, png('logo.png', await photograph(300, 300)))
    await desk.page.getByRole('button', { name: 'Choose selected' }).click()
    await desk.pause(1500)
    equal(editor.project.git('rev-parse', 'HEAD'), before)
    ok(readFileSync(join(editor.project.root, path)).equals(old))
    await desk.publish()
    await desk.toast(/Entry saved/)
    match(editor.project.git('show', '--name-status', '--format='), new RegExp(`M\\s+${path}`))
    const { width, height } = await sharp(join(editor.project.root, path)).metadata()
    equal([width, height].join(), '300,300')
  },
)

for (const [locale, refusal] of [
  ['en-US', /Not deleted\. The file is in use: .*Belegfluss.*\. Choose another one there first/],
  ['de-DE', /Nicht gelöscht\. Die Datei wird verwendet: .*Belegfluss.*\. Wählen Sie dort zuerst/],
] as const) {
  editorTest(
    `refused: deleting a picture that an entry shows; the entry is named (${locale})`,
    async ({ page, bundle, later }) => {
      page.on('dialog', (dialog) => void dialog.accept())
      const editor = await startEditor(bundle, await gitStorage('simple'))
      later(editor.close)
      const desk = deskOf(page, editor.url)
      await desk.open('/')
      await page.getByRole('button', { name: /^(Pictures and files|Bilder und Dateien)$/ }).click()
      await page.getByText('belegfluss-inbox.de.png').click()
      await page.getByRole('button', { name: /^(Delete selected|Auswahl löschen)$/ }).click()
      match(await desk.toast(/Belegfluss/), refusal)
      equal(editor.project.git('status', '--porcelain'), '')
      ok(readFileSync(join(editor.project.root, 'content/media/belegfluss-inbox.de.png')).length > 0)
    },
    { locale },
  )
}

const drawing = (inside: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}<circle r="4"/></svg>`)

for (const [what, file, said] of [
  ['a program', { name: 'virus.exe', mimeType: 'application/x-msdownload' }, /“virus\.exe” is not a picture/],
  ['a PDF', { name: 'Größe (1).PDF', mimeType: 'application/pdf' }, /in an entry of “Downloads” or “Videos”/],
  ['a drawing with a script', { name: 'a.svg', mimeType: 'image/svg+xml' }, /the drawing holds a script/],
] as const) {
  editorTest(`refused: ${what} among the pictures, with what to do`, async ({ page, bundle, later }) => {
    const editor = await startEditor(bundle, await gitStorage('simple'))
    later(editor.close)
    const before = editor.project.git('rev-parse', 'HEAD')
    const desk = deskOf(page, editor.url)
    await desk.open('/')
    await page.getByRole('button', { name: 'Pictures and files' }).click()
    const buffer = drawing('<script>alert(1)</script>')
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ ...file, buffer })
    match(await desk.toast(/Not uploaded/), said)
    equal(editor.project.git('rev-parse', 'HEAD'), before)
    equal(editor.project.git('status', '--porcelain'), '')
  })
}

editorTest('a picture whose name has no letters gets one', async (tools) => {
  const { path } = await uploaded(await atPartner(tools), png('😀.png', await photograph(300, 200)))
  match(path, /^content\/media\/file-\d+\.webp$/)
})
