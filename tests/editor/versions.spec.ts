/** The history of the content: versions of an entry, and deleted entries. */
import { axeProblems } from '../lib/axe'
import { agree } from './lib/desk'
import { expect, test } from './lib/test'
import { headlines, takeEarlierVersion } from './lib/versions'

const entry = 'content/products/lotse'

test.describe(() => {
  test.use({ storage: 'clone', locale: 'de-DE' })

  test('clone: the versions name the entry in the language of the interface', async ({ desk, page }) => {
    await desk.openEntry('services', 'cloud-operations')
    await page.getByRole('button', { name: 'Fassungen' }).click()
    await expect(page.getByRole('dialog', { name: 'Fassungen von „Cloud-Betrieb“' })).toBeVisible()
  })

  test('clone: an earlier version is found, read, shown and restored', async ({ desk, editor, page }) => {
    await agree(page)
    await takeEarlierVersion(desk, {
      entry: 'products/lotse',
      dialog: 'Fassungen von „Lotse“',
      author: 'Ada Örtlich',
      language: 'de',
    })
    for (const locale of ['en', 'de'] as const)
      expect(editor.project.git('show', `main:${entry}.${locale}.md`)).toContain(headlines[locale]('First'))
  })
})

test.describe('a draft in the workflow', () => {
  for (const { storage, locale, said } of [
    {
      storage: 'forge',
      locale: 'en-US',
      said: { versions: 'Versions', step: 'In the draft: English: Headline' },
    },
    {
      storage: 'clone',
      locale: 'de-DE',
      said: { versions: 'Fassungen', step: 'Im Entwurf: Englisch: Schlagzeile' },
    },
  ] as const) {
    test.describe(() => {
      test.use({ storage, locale, publishMode: 'editorial_workflow' })

      test(`${storage}: the steps of a draft are versions too, before the published ones (${locale})`, async ({
        desk,
        page,
      }) => {
        await agree(page)
        await desk.openEntry('products', 'lotse')
        for (const word of ['First', 'Second']) {
          await desk.fill('tagline', `${word} “pilot” of all`)
          await desk.save()
          await desk.saved()
        }
        await page.getByRole('button', { name: said.versions, exact: true }).click()
        const dialog = page.getByRole('dialog')
        const versions = dialog.getByRole('listitem')
        await expect(versions).toHaveCount(3)
        await expect(versions.nth(0)).toContainText(said.step)
        await expect(versions.nth(1)).toContainText(said.step)
        await expect(versions.nth(2)).not.toContainText(said.step)
        await versions.nth(0).getByRole('button').click()
        await expect(dialog.locator('del')).toHaveText(['First'])
      })
    })
  }
})

const article = 'pegel-keeps-quiet-at-night'
const [english, german] = ['en', 'de'].map((language) => `content/news/${article}.${language}.md`) as [
  string,
  string,
]

for (const { storage, locale, said } of [
  {
    storage: 'clone',
    locale: 'de-DE',
    said: {
      remove: 'Eintrag löschen',
      redirect: 'Löschen und weiterleiten',
      list: 'Gelöschte Einträge',
      dialog: 'Gelöschte Einträge: Neuigkeiten',
      by: /^Pegel.*Gelöscht am .* von Ada Örtlich/,
      leads: `/news/${article} führt jetzt nach /news.`,
      back: /^„Pegel.*“ zurückholen/,
    },
  },
  {
    storage: 'files',
    locale: 'en-US',
    said: {
      remove: 'Delete entry',
      redirect: 'Delete and redirect',
      list: 'Deleted entries',
      dialog: 'Deleted entries: News',
      // Nothing is committed in development.
      by: /^Pegel.*Deleted just now; last changed on .* by Ada Örtlich/,
      leads: `/news/${article} leads to /news now.`,
      back: /^Bring back “Pegel/,
    },
  },
] as const) {
  test.describe(() => {
    test.use({ storage, locale })

    test(`${storage}: a deleted entry is restored at its address (${locale})`, async ({
      desk,
      editor,
      page,
    }) => {
      await agree(page)
      const { read } = editor.project
      const before = [read(english), read(german)]
      await desk.openEntry('news', article)
      await page.getByRole('button', { name: said.remove }).click()
      await page.getByRole('button', { name: said.redirect }).click()
      await page.waitForURL(/collections\/news$/)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expect.poll(() => read('content/redirects.yml')).toContain('from: /de/news/')

      await page.getByRole('button', { name: said.list }).click()
      const dialog = page.getByRole('dialog', { name: said.dialog })
      await expect(dialog.getByRole('listitem')).toHaveCount(1)
      await expect(dialog.getByRole('listitem')).toHaveText(said.by)
      await expect(dialog).toContainText(said.leads)
      expect(await axeProblems(page, 'deleted', undefined, '.mw-dialog')).toEqual([])
      await dialog.getByRole('button', { name: said.back }).click()
      await page.waitForURL(/collections\/news\/new$/)
      await expect(dialog).toHaveCount(0)
      await expect(desk.field('title')).toHaveValue(/Pegel/)
      await expect(desk.field('title', 'de')).toHaveValue(/Pegel/)
      await desk.publish()
      await desk.saved()
      const slug = new RegExp(`^slug: ${article}\n`, 'm')
      expect([read(english), read(german)].map((text) => text.replace(slug, ''))).toEqual(before)
      expect(read('content/redirects.yml')).not.toContain(article)
    })
  })
}

for (const { locale, said } of [
  {
    locale: 'en-US',
    said: {
      open: 'Versions',
      limit: 'reached its request limit',
      again: 'Try again',
      end: 'The history begins here',
    },
  },
  {
    locale: 'de-DE',
    said: {
      open: 'Fassungen',
      limit: 'so viele Anfragen beantwortet',
      again: 'Erneut versuchen',
      end: 'Hier beginnt der Verlauf',
    },
  },
]) {
  test.describe(() => {
    test.use({ storage: 'forge', locale })

    test(`a rejection by the forge is reported, and can be retried (${locale})`, async ({
      desk,
      forge,
      page,
    }) => {
      await desk.openEntry('products', 'lotse')
      forge.setTrouble(({ path }) => (/\/commits$/.test(path) ? { status: 429 } : undefined))
      await page.getByRole('button', { name: said.open, exact: true }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('status')).toContainText(said.limit)
      forge.setTrouble(() => undefined)
      await dialog.getByRole('button', { name: said.again }).click()
      await expect(dialog.getByRole('listitem')).toHaveCount(1)
      await expect(dialog.getByRole('status')).toContainText(said.end)
    })
  })
}
