/**
 * New entries from an empty form: every collection, by an editor of either language, and never in one language only.
 */
import { spawnSync } from 'node:child_process'
import { collections } from '../../src/content-model'
import { localeCodes } from '../../src/site/locales'
import { creatable } from './lib/collections'
import { formOf, sampleText } from './lib/fill-form'
import { expect, test } from './lib/test'

/** The file name derived from the sample title. */
const fileName = (titleField: string) => `a-first-try-b-size-b-more-${titleField}`

/** Created on the whole way. */
const madeElsewhere = ['team', 'jobs']

creatable.forEach((collection, index) => {
  const { name, titleField, label, fields } = collection
  if (madeElsewhere.includes(name)) return
  const locale = index % 2 ? 'de-DE' : 'en-US'
  test.describe(locale, () => {
    test.use({ locale })

    test(`new entry from an empty form: ${name}`, async ({ desk, editor }) => {
      await desk.newEntry(name)
      await formOf(desk).fillAll(collection)
      // A video has an address or a file, so neither field is required on its own.
      if (name === 'videos') await desk.fill('address', 'https://vimeo.com/76979871')
      await desk.publish()
      await desk.saved()
      const [subject, ...files] = editor.project
        .git('show', '--name-only', '--format=%s')
        .split('\n')
        .filter(Boolean)
      expect(subject).toBe(`${label.en}: add ${fileName(titleField)}`)
      const own = ['de', 'en'].map((code) => `content/${name}/${fileName(titleField)}.${code}.md`)
      expect(files.filter((file) => file.startsWith('content/'))).toEqual(own)
      const shared = !fields[titleField]?.translated
      for (const code of localeCodes) {
        const text = editor.project.read(`content/${name}/${fileName(titleField)}.${code}.md`)
        expect(text).toContain(sampleText(titleField, shared ? 'en' : code))
      }
    })
  })
})

for (const { locale, unfinished, refused } of [
  { locale: 'en-US', unfinished: '3 things to finish', refused: /^Not saved.*3 things need fixing/s },
  {
    locale: 'de-DE',
    unfinished: '3 Stellen fehlen noch',
    refused: /^Nicht gespeichert.*3 Stellen sind zu korrigieren/s,
  },
]) {
  test.describe(locale, () => {
    test.use({ locale })

    test('an article marked as a draft is saved half-finished, and published once complete', async ({
      desk,
      editor,
    }) => {
      await desk.newEntry('news')
      await desk.field('draft').click()
      await formOf(desk).fill(collections.news, 'en')
      await desk.publish()
      await desk.saved()
      await expect(desk.panel()).toContainText(unfinished)
      const command = ['scripts/run.mjs', 'scripts/check-content.ts', editor.project.root]
      const check = (): string => spawnSync(process.execPath, command, { encoding: 'utf8' }).stdout
      expect(check()).toContain('Drafts that are not finished and stay off the site: content/news/')
      await desk.field('draft').click()
      await desk.publish()
      await desk.toast(refused)
      await formOf(desk).fill(collections.news, 'de')
      await desk.publish()
      await desk.saved()
      expect(check()).not.toContain('Drafts')
    })
  })
}

test('rejected: an article in English only, with every empty German field named', async ({
  desk,
  editor,
}) => {
  const before = editor.project.git('rev-parse', 'HEAD')
  await desk.newEntry('news')
  await formOf(desk).fill(collections.news, 'en')
  await desk.publish()
  const panel = desk.panel()
  for (const field of [/German · Title/, /German · Short description/, /German · Text/])
    await expect(panel).toContainText(field)
  // Advice about the tag in the English title is not an error.
  await expect(panel).not.toContainText(/English · [\w ]+:/)
  expect(await desk.toast(/Not saved/)).toMatch(/3 things need fixing/)
  expect(editor.project.git('rev-parse', 'HEAD')).toBe(before)
  await expect(desk.field('title')).toHaveValue(sampleText('title', 'en'))
  await panel.getByRole('button', { name: 'Close' }).click()
  await formOf(desk).fill(collections.news, 'de')
  await desk.publish()
  await desk.saved()
})

test('letters typed into the middle of an address stay together, capital ones and umlauts, too', async ({
  desk,
  page,
}) => {
  await desk.openEntry('products', 'taktgeber')
  await desk.fill('slug', 'takt-geber')
  const slug = desk.field('slug')
  await slug.press('Home')
  for (let step = 0; step < 'takt-'.length; step++) await slug.press('ArrowRight')
  await page.keyboard.type('Über Uns ')
  await expect(slug).toHaveValue('takt-ueber-uns-geber')
})

test('a date is typed digit by digit', async ({ desk, page }) => {
  await desk.newEntry('news')
  const date = desk.field('date')
  // On a busy machine, the browser takes a late digit for the first one of another year.
  await expect(async () => {
    await date.blur()
    await date.focus()
    await page.keyboard.type('03012028')
    await expect(date).toHaveValue('2028-03-01', { timeout: 2000 })
  }).toPass()
  await expect(desk.field('date', 'de')).toHaveValue('2028-03-01')
})

for (const { locale, today, clear } of [
  { locale: 'en-US', today: 'Set “Apply until” to today', clear: 'Clear “Apply until”' },
  { locale: 'de-DE', today: '„Bewerben bis“ auf heute setzen', clear: '„Bewerben bis“ leeren' },
]) {
  test.describe(() => {
    test.use({ locale })

    test(`the buttons beside a date are named after its field (${locale})`, async ({ desk, page }) => {
      await desk.openEntry('jobs', 'cloud-operations-engineer')
      const date = desk.field('validThrough')
      await page.getByRole('button', { name: clear }).click()
      await expect(date).toHaveValue('')
      await page.getByRole('button', { name: today }).click()
      await expect(date).not.toHaveValue('')
    })
  })
}
