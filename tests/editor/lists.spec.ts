/**
 * Finding entries: lists mark what visitors do not see; the search covers every field of every language, with excerpts.
 */
import { findArticle } from './lib/search'
import { expect, test } from './lib/test'

test.use({ storage: 'files' })

test('words are found in a list or everywhere, in their sentence', async ({ desk }) => {
  await findArticle(desk, {
    language: 'en',
    query: 'auszubildende',
    article: 'three-apprentices-start',
    place: 'German · Title',
    marked: /Auszubildende/,
  })
  await expect(desk.field('title')).toBeVisible()
})

test('back from an entry, a list is where it was', async ({ desk, page }) => {
  await page.setViewportSize({ width: 1200, height: 400 })
  await desk.open('/collections/news')
  const last = page.locator('a[href^="#/collections/news/entries/"]').last()
  await last.scrollIntoViewIfNeeded()
  for (const back of [() => page.getByText('Back to: News').click(), () => page.goBack()]) {
    await last.click()
    await expect(desk.field('title')).toBeVisible()
    await back()
    await expect(last).toBeInViewport()
  }
})

test('by keyboard: an entry opened from a list or added to it has the focus', async ({ desk, page }) => {
  await desk.open('/collections/news')
  for (const name of [/Three apprentices start/, 'New entry: Article']) {
    await page.getByRole('link', { name }).press('Enter')
    await expect(desk.field('title')).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
    await page.getByRole('link', { name: 'Back to: News' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  }
})

test.describe('in German', () => {
  test.use({ locale: 'de-DE' })

  test('a list’s groups are named and ordered as in the form, years newest first, without empty ones', async ({
    desk,
    editor,
    page,
  }) => {
    for (const code of ['en', 'de']) {
      const file = `content/news/three-apprentices-start.${code}.md`
      editor.project.write(file, editor.project.read(file).replace(/^---\n/, '---\ndraft: true\n'))
    }
    const pick = async (menu: string, choice: string) => {
      await page.getByRole('button', { name: menu }).click()
      await page.getByRole('menuitem', { name: choice }).click()
      await page.keyboard.press('Escape')
    }
    const groups = page.locator('div:has(> div > ul) > h2')
    await desk.open('/collections/jobs')
    await pick('Gruppieren nach', 'Art der Anstellung')
    await expect(groups).toHaveText(['Vollzeit', 'Teilzeit', 'Ausbildung oder Praktikum'])
    await desk.open('/collections/news')
    await pick('Gruppieren nach', 'Jahr')
    await expect(groups).toHaveText(['Jahr 2026', 'Jahr 2025', 'Jahr 2024'])
    await pick('Filtern nach', 'Entwürfe')
    await expect(groups).toHaveText(['Jahr 2025'])
    await pick('Filtern nach', 'Entwürfe')
    await pick('Sortieren nach', 'Datum')
    await expect(groups).toHaveText(['Jahr 2024', 'Jahr 2025', 'Jahr 2026'])
  })
})

test.describe('on a forge', () => {
  test.use({ storage: 'forge' })

  test('testimonials of the same role are told apart by their companies, in the list and where they are chosen', async ({
    desk,
    page,
  }) => {
    const [dairy, name] = [
      'Plant manager · Dairy, 150 employees',
      'Testimonials: What production says about it',
    ]
    await desk.open('/collections/testimonials')
    await expect(page.getByRole('link', { name: dairy })).toBeVisible()
    await desk.openEntry('products', 'taktgeber')
    const form = desk.pane('en')
    await form.getByRole('button', { name: `Expand: ${name}` }).click()
    await expect(form.getByRole('button', { name: 'Head of production · Machine builder' })).toHaveCount(2)
    await form.locator('[id^="items-field-"]:visible').last().click()
    await page.keyboard.type('dairy')
    await expect(page.locator('[class*="-option"]')).toHaveText([dairy])
  })
})

for (const { locale, draft, planned, ended, team, article, cards, topics, removed, nothing, held } of [
  {
    locale: 'en-US',
    draft: 'draft',
    planned: 'appears on March 1, 2999 at 0:00',
    ended: 'ended on March 1, 2001',
    team: 'Team',
    article: 'Mar 1, 2999 · Three apprentices start',
    cards: 'Show as tiles',
    topics: ['Learning', 'Operations'],
    removed: 'Remove Learning',
    nothing: 'Nothing found',
    held: [
      'Draft: not on the site.',
      'Planned: appears on March 1, 2999 at 0:00 (German time).',
      'Ended: open until March 1, 2001, no longer on the site.',
    ],
  },
  {
    locale: 'de-DE',
    draft: 'Entwurf',
    planned: 'erscheint am 1. März 2999 um 0:00 Uhr',
    ended: 'beendet am 1. März 2001',
    team: 'Team',
    article: '01.03.2999 · Drei Auszubildende starten',
    cards: 'Als Kacheln anzeigen',
    topics: ['Lernen', 'Betrieb'],
    removed: 'Lernen entfernen',
    nothing: 'Nichts gefunden',
    held: [
      'Entwurf: nicht auf der Website.',
      'Geplant: erscheint am 1. März 2999 um 0:00 Uhr (deutsche Zeit).',
      'Beendet: war bis 1. März 2001 offen und ist nicht mehr auf der Website.',
    ],
  },
] as const) {
  test.describe(() => {
    test.use({ locale })

    test(`lists, cards, choices and previews use the interface’s language: states have names, pages are a tree (${locale})`, async ({
      desk,
      editor,
      page,
    }) => {
      const change = (path: string, field: string, line: string) => {
        for (const code of ['en', 'de']) {
          const file = `content/${path}.${code}.md`
          const text = editor.project.read(file).replace(new RegExp(`^${field}: .*\n`, 'm'), '')
          editor.project.write(file, text.replace(/^---\n/, `---\n${line}\n`))
        }
      }
      change('news/three-apprentices-start', 'date', 'date: 2999-03-01')
      change('products/lotse', 'draft', 'draft: true')
      change('jobs/trainer-documentation', 'validThrough', 'validThrough: 2001-03-01')
      const row = (path: string) => page.locator(`li:has(a[href="#/collections/${path}"])`)
      await desk.open('/collections/news')
      await expect(row('news/entries/three-apprentices-start')).toContainText(planned)
      await expect(row('news/entries/three-apprentices-start')).toContainText(article)
      await expect(page.locator('.mw-held')).toHaveCount(1)
      await desk.open('/collections/products')
      await expect(row('products/entries/lotse')).toContainText(draft)
      await desk.open('/collections/jobs')
      await expect(row('jobs/entries/trainer-documentation')).toContainText(ended)
      await desk.open('/collections/pages')
      await expect(row('pages/entries/home')).toBeVisible()
      await expect(row('pages/entries/home')).not.toHaveAttribute('data-level')
      await expect(row('pages/entries/team')).toHaveAttribute('data-level', '1')
      await expect(row('pages/entries/team')).toHaveText(team)

      await desk.open('/collections/news')
      await page.getByRole('button', { name: cards }).click()
      await expect(row('news/entries/three-apprentices-start').getByRole('heading')).toContainText(article)

      const entries = ['products/lotse', 'news/three-apprentices-start', 'jobs/trainer-documentation']
      for (const [index, entry] of entries.entries()) {
        const [collection = '', slug = ''] = entry.split('/')
        await desk.openEntry(collection, slug)
        if (collection === 'news') {
          const choice = (label: string) => page.locator('[class*="-option"]', { hasText: label })
          await expect(page.locator('[class*="-multiValue"]', { hasText: topics[0] }).first()).toBeVisible()
          await expect(desk.pane('en').getByRole('button', { name: removed })).toBeVisible()
          await desk.field('tags').click()
          await page.keyboard.type(topics[1])
          await expect(choice(topics[1])).toBeVisible()
          await page.keyboard.type('xyz')
          await expect(page.getByText(nothing, { exact: true })).toBeVisible()
          await page.keyboard.press('Escape')
        }
        // It stays open from one entry to the next.
        if (index === 0) await desk.openPreview()
        await expect(desk.preview.getByText(held[index] ?? '')).toBeVisible()
      }
    })
  })
}
