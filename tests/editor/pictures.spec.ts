/** Uploading pictures: large ones are reduced, small ones unchanged, broken ones explained. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { asInstalled } from '../lib/installed-browser'
import { agree, type Desk } from './lib/desk'
import type { Editor } from './lib/editors'
import { photograph } from './lib/photograph'
import { expect, test } from './lib/test'

// The bundled browser does not encode pictures like an installed one.
test.use(asInstalled)

type File = { name: string; mimeType: string; buffer: Buffer }

/** Bytes: the minimum size of a camera's picture, and the maximum that a visitor should have to load. */
const large = 3_000_000
const small = 700_000

const png = (name: string, buffer: Buffer): File => ({ name, mimeType: 'image/png', buffer })

/** Opens the lists' items of the partner's form. */
async function unfolded(desk: Desk): Promise<void> {
  for (const locale of ['en', 'de'] as const)
    await desk.pane(locale).locator('[class*="TopBar"] button').first().click()
  await expect(desk.field('alt', 'de')).toBeVisible()
}

async function openPartner(desk: Desk): Promise<void> {
  await desk.openEntry('partners', 'nordkante')
  await unfolded(desk)
}

/** Opens the library for the form's first picture. */
async function openLibrary({ page }: Desk): Promise<void> {
  await page
    .getByRole('button', { name: /^(Choose (a|another) picture|(Anderes )?Bild auswählen)$/ })
    .first()
    .click()
}

async function choose(desk: Desk, file: File): Promise<void> {
  await openLibrary(desk)
  await desk.page.locator('input[type=file]').first().setInputFiles(file)
}

/** Inserts the picture selected in the media library into the entry. */
async function take({ page }: Desk): Promise<void> {
  const take = page.getByRole('button', { name: 'Use selection' })
  await take.click({ timeout: 60_000 })
  await expect(take).toHaveCount(0)
}

async function uploaded(desk: Desk, { project }: Editor, file: File) {
  await openPartner(desk)
  await choose(desk, file)
  await take(desk)
  await desk.fill('alt', 'A “pattern” of ä & ß')
  await desk.fill('alt', 'Ein „Muster“ aus ä & ß', 'de')
  await desk.publish()
  await desk.saved()
  const files = project.git('show', '--name-only', '--format=').split('\n')
  const path = files.find((name) => name.startsWith('content/media/')) ?? ''
  return { path, bytes: readFileSync(join(project.root, path)), files }
}

test('a photograph of 24 megapixels is reduced, without metadata, in the entry’s own commit', async ({
  desk,
  editor,
}) => {
  const buffer = await photograph(6000, 4000)
  expect(buffer.length, 'a large picture').toBeGreaterThanOrEqual(large)
  const { path, bytes, files } = await uploaded(desk, editor, png('Bild (1) – Größe Ä.PNG', buffer))
  expect(path).toBe('content/media/bild-1-groesse-ae.webp')
  expect(files).toHaveLength(3)
  expect(bytes.length).toBeLessThanOrEqual(small)
  const { width, height, exif, format } = await sharp(bytes).metadata()
  expect({ width, height, exif, format }).toEqual({ width: 2400, height: 1600, format: 'webp' })
})

test('while a picture is being uploaded, none can be chosen; then it is selected', async ({
  desk,
  editor,
  page,
}) => {
  await openPartner(desk)
  await choose(desk, png('erste.png', await photograph(400, 240)))
  const take = page.getByRole('button', { name: 'Use selection' })
  await expect(take).toBeEnabled()
  const buffer = await photograph(6000, 4000)
  await page.locator('input[type=file]').first().setInputFiles(png('zweite.png', buffer))
  await expect(page.getByText('Uploading')).toBeVisible()
  await expect(take).toBeDisabled()
  await take.click()
  await desk.fill('alt', 'A “second” picture')
  await desk.fill('alt', 'Ein „zweites“ Bild', 'de')
  await desk.publish()
  await desk.saved()
  expect(editor.project.read('content/partners/nordkante.en.md')).toMatch(/zweite\.webp/)
})

/** Drops files from the computer onto a point of the page. */
async function drop({ page }: Desk, files: readonly string[], { x, y }: { x: number; y: number }) {
  const session = await page.context().newCDPSession(page)
  const data = { items: [], files: [...files], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, x, y, data })
}

for (const way of ['chosen', 'dropped'] as const)
  test(`of several pictures ${way} at once, the refused one is named, and the others are uploaded`, async ({
    desk,
    editor,
    page,
  }) => {
    await openPartner(desk)
    await openLibrary(desk)
    await desk.mediaShown()
    const paths: string[] = []
    for (const [name, bytes] of [
      ['erste.png', await photograph(400, 240)],
      ['virus.exe', Buffer.from('MZ')],
      ['zweite.png', await photograph(300, 200)],
    ] as const) {
      paths.push(test.info().outputPath(name))
      writeFileSync(test.info().outputPath(name), bytes)
    }
    if (way === 'chosen') await page.locator('input[type=file]').first().setInputFiles(paths)
    else await drop(desk, paths, { x: 640, y: 400 })
    expect(await desk.toast(/Not uploaded/)).toMatch(/“virus\.exe” is not a picture/)
    await expect(page.getByRole('button', { name: 'erste.webp' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'zweite.webp' })).toHaveAttribute('aria-pressed', 'true')
    await take(desk)
    await desk.fill('alt', 'A “pattern” of ä & ß')
    await desk.fill('alt', 'Ein „Muster“ aus ä & ß', 'de')
    await desk.publish()
    await desk.saved()
    const stored = editor.project.git('show', '--name-only', '--format=')
    expect(stored).toContain('content/media/erste.webp')
    expect(stored).toContain('content/media/zweite.webp')
    expect(editor.project.read('content/partners/nordkante.en.md')).toMatch(/zweite\.webp/)
  })

test('leaving the entry ends the upload of several pictures', async ({ desk, editor, page }) => {
  const before = editor.project.git('rev-parse', 'HEAD')
  await openPartner(desk)
  await openLibrary(desk)
  const buffers = await Promise.all([0, 1, 2, 3, 4].map((more) => photograph(4000 + more, 2500)))
  const input = page.locator('input[type=file]').first()
  await input.setInputFiles(buffers.map((buffer, place) => png(`bild-${place}.png`, buffer)))
  await expect(page.getByRole('button', { name: 'bild-0.webp' })).toBeVisible({ timeout: 60_000 })
  await page.evaluate(() => (location.hash = '/collections/team'))
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click()
  await expect(page.getByText('Uploading')).toHaveCount(0, { timeout: 60_000 })
  expect(editor.project.git('rev-parse', 'HEAD')).toBe(before)
})

test('back in the browser closes the library', async ({ desk, page }) => {
  await desk.open('/collections/partners')
  await page.getByRole('link', { name: /Nordkante/ }).click()
  await unfolded(desk)
  await openLibrary(desk)
  await desk.mediaShown()
  await page.goBack()
  await expect(desk.field('name')).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a picture still being converted when its entry is left is not added to the next one', async ({
  desk,
  page,
}) => {
  await openPartner(desk)
  await choose(desk, png('spaet.png', await photograph(6000, 4000)))
  await expect(page.getByText('Uploading')).toBeVisible()
  await page.evaluate(() => (location.hash = '/collections/team/entries/jonas-ebert'))
  await expect(desk.field('name')).toBeVisible()
  await expect(page.getByText('Uploading')).toHaveCount(0, { timeout: 60_000 })
  await expect(page.getByText(/unsaved changes/i)).toHaveCount(0)
  await expect(page.getByText(/Not uploaded/)).toHaveCount(0)
})

test('a small picture is not enlarged', async ({ desk, editor }) => {
  const { bytes } = await uploaded(desk, editor, png('klein.png', await photograph(400, 240)))
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 400, height: 240 })
})

test('a picture of a whole page, higher than WebP allows, is reduced', async ({ desk, editor }) => {
  const { bytes } = await uploaded(desk, editor, png('seite.png', await photograph(600, 18_000)))
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 546, height: 16_380, format: 'webp' })
})

test.describe('in German', () => {
  test.use({ locale: 'de-DE' })

  for (const [what, broken] of [
    ['cut off', async () => (await photograph(400, 240)).subarray(0, 300)],
    ['no picture at all', () => Promise.resolve(Buffer.from('Größe & „Maß“: <b>no picture</b>'))],
  ] as const) {
    test(`rejected: a picture that is ${what}, with the remedy, and the text is kept`, async ({
      desk,
      editor,
      page,
    }) => {
      await openPartner(desk)
      await desk.fill('kind', 'Neu & „besser“', 'de')
      await choose(desk, png('kaputt.png', await broken()))
      expect(await desk.toast(/beschädigt/)).toMatch(
        /^Die Datei „kaputt\.png“ .* speichern Sie sie neu als JPEG oder PNG/,
      )
      await page.getByRole('button', { name: 'Schließen' }).first().click()
      await expect(desk.field('kind', 'de')).toHaveValue('Neu & „besser“')
      await desk.publish()
      await desk.saved()
      expect(editor.project.git('show', '--name-only', '--format=')).toBe('content/partners/nordkante.de.md')
    })
  }
})

test('a picture with an existing name replaces the old one when the entry is saved, not before', async ({
  desk,
  editor,
  page,
}) => {
  await agree(page)
  const { project } = editor
  const { path, bytes: old } = await uploaded(desk, editor, png('logo.png', await photograph(400, 240)))
  const before = project.git('rev-parse', 'HEAD')
  await choose(desk, png('logo.png', await photograph(300, 300)))
  await take(desk)
  expect(project.git('rev-parse', 'HEAD')).toBe(before)
  expect(readFileSync(join(project.root, path)).equals(old)).toBe(true)
  await desk.publish()
  await desk.saved()
  expect(project.git('show', '--name-status', '--format=')).toMatch(new RegExp(`M\\s+${path}`))
  expect(await sharp(join(project.root, path)).metadata()).toMatchObject({ width: 300, height: 300 })
})

const forms = {
  'a new entry': (desk: Desk) => desk.newEntry('news'),
  'a draft': async (desk: Desk) => {
    await desk.openEntry('news', 'pegel-keeps-quiet-at-night')
    await desk.field('draft').click()
    await desk.save()
    await desk.saved()
    await desk.openEntry('news', 'pegel-keeps-quiet-at-night')
  },
}

for (const [what, opened] of Object.entries(forms)) {
  test.describe(what, () => {
    test.use({ publishMode: 'editorial_workflow' })

    test(`a picture of another page is not replaced without a question: ${what} opened directly`, async ({
      desk,
      editor,
      page,
    }) => {
      const { project } = editor
      const red = sharp({ create: { width: 90, height: 90, channels: 3, background: 'red' } })
      await red.webp().toFile(join(project.root, 'content/media/square.webp'))
      project.git('add', '.')
      project.git('commit', '--quiet', '--message', 'A picture')
      await opened(desk)
      const question = page.getByRole('alertdialog')
      await choose(desk, png('square.png', await photograph(80, 80)))
      await expect(question).toContainText('square.webp exists already, maybe on other pages.')
      await question.getByRole('button', { name: 'Cancel' }).click()
      await page.getByRole('button', { name: 'Close' }).first().click()
      await choose(desk, png('square.png', await photograph(80, 80)))
      await question.getByRole('button', { name: 'Continue' }).click()
      await take(desk)
      // Nothing is replaced yet, so the next form asks, too.
      await page.evaluate(() => (location.hash = '/collections/partners/entries/nordkante'))
      await question.getByRole('button', { name: 'Discard changes' }).click()
      await unfolded(desk)
      await choose(desk, png('square.png', await photograph(70, 70)))
      await expect(question).toContainText('square.webp exists already')
    })
  })
}

for (const [locale, refusal] of [
  ['en-US', /Not deleted\. The file is in use: .*Aylin Demir.*\. Choose another one there first/],
  ['de-DE', /Nicht gelöscht\. Die Datei wird verwendet: .*Aylin Demir.*\. Wählen Sie dort zuerst/],
] as const) {
  test.describe(locale, () => {
    test.use({ locale })

    test('rejected: deleting a picture used by an entry, which is named', async ({ desk, editor, page }) => {
      await agree(page)
      await desk.open('/')
      await page.getByRole('button', { name: /^(Pictures and files|Bilder und Dateien)$/ }).click()
      await page.getByText('team-aylin-demir.png').click()
      await page.getByRole('button', { name: /^(Delete selection|Auswahl löschen)$/ }).click()
      expect(await desk.toast(/Aylin Demir/)).toMatch(refusal)
      expect(editor.project.git('status', '--porcelain')).toBe('')
      expect(editor.project.read('content/media/team-aylin-demir.png').length).toBeGreaterThan(0)
      // The list of places is above the library, which closes when one of them is opened.
      await desk
        .notice()
        .getByRole('link', { name: /Aylin Demir/ })
        .click()
      await expect(desk.field('name')).toBeVisible()
      await expect(page.locator('.ReactModal__Body--open')).toHaveCount(0)
    })
  })
}

const drawing = (inside: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}<circle r="4"/></svg>`)

for (const [what, file, said] of [
  ['a program', { name: 'virus.exe', mimeType: 'application/x-msdownload' }, /“virus\.exe” is not a picture/],
  ['a PDF', { name: 'Größe (1).PDF', mimeType: 'application/pdf' }, /in an entry of “Downloads” or “Videos”/],
  [
    'a drawing with a script',
    { name: 'a.svg', mimeType: 'image/svg+xml' },
    /a\.svg: The drawing contains the element “script”/,
  ],
] as const) {
  test(`rejected: ${what} among the pictures, with the remedy`, async ({ desk, editor, page }) => {
    const before = editor.project.git('rev-parse', 'HEAD')
    await desk.open('/')
    await page.getByRole('button', { name: 'Pictures and files' }).click()
    const buffer = drawing('<script>alert(1)</script>')
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ ...file, buffer })
    expect(await desk.toast(/Not uploaded/)).toMatch(said)
    expect(editor.project.git('rev-parse', 'HEAD')).toBe(before)
    expect(editor.project.git('status', '--porcelain')).toBe('')
  })
}

test('a picture whose name has no letters gets one', async ({ desk, editor }) => {
  const { path } = await uploaded(desk, editor, png('😀.png', await photograph(300, 200)))
  expect(path).toMatch(/^content\/media\/file-\d+\.webp$/)
})

test('by keyboard alone, another picture is chosen from the library', async ({ desk, page }) => {
  await desk.openEntry('team', 'jonas-ebert')
  const pane = desk.pane('en')
  await pane.getByRole('button', { name: 'Expand' }).first().press('Enter')
  await pane.getByRole('button', { name: 'Choose another picture' }).press('Enter')
  await desk.mediaShown()
  const card = page.getByRole('button', { name: 'workshop-wall.png' })
  await expect(card).toHaveAttribute('aria-pressed', 'false')
  for (const [key, pressed] of [
    ['Enter', 'true'],
    ['Space', 'false'],
    ['Enter', 'true'],
  ] as const) {
    await card.press(key)
    await expect(card).toHaveAttribute('aria-pressed', pressed)
  }
  await page.getByRole('button', { name: 'Use selection' }).press('Enter')
  await expect(pane.locator('img[src]').first()).toBeVisible()
  await expect(desk.page.getByText(/unsaved changes/i)).toBeVisible()
})

test('by keyboard alone, a picture is removed and chosen again without losing the focus', async ({
  desk,
  page,
}) => {
  await desk.openEntry('team', 'jonas-ebert')
  const button = (name: string) => desk.pane('en').getByRole('button', { name, exact: true })
  await desk.pane('en').getByRole('button', { name: 'Expand' }).first().press('Enter')
  await button('Remove the picture').press('Enter')
  await expect(button('Choose a picture')).toBeFocused()
  await page.keyboard.press('Enter')
  await desk.mediaShown()
  await page.getByRole('button', { name: 'workshop-wall.png' }).press('Space')
  await page.getByRole('button', { name: 'Use selection' }).press('Enter')
  await expect(button('Choose another picture')).toBeFocused()
})

test('the copied address of a picture is the one that texts use', async ({ context, desk, page }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPartner(desk)
  await openLibrary(desk)
  await desk.mediaShown()
  await page.getByRole('button', { name: 'workshop-wall.png' }).click()
  await page.getByRole('button', { name: 'Copy address' }).click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe('/media/workshop-wall.png')
})
