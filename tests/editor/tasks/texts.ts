/** Tasks of the handbook about text: writing, correcting, linking, and being found. */
import { collections } from '../../../src/content-model'
import type { Desk } from '../lib/desk'
import { formOf, sampleProse, sampleText } from '../lib/fill-form'
import { setLink } from '../lib/link'
import { photograph } from '../lib/photograph'
import { findArticle } from '../lib/search'
import { lastCommit, publishAtOnce, publishReviewed, storedIn, storedOf, type Task } from '../lib/task'
import { expect } from '../lib/test'

const service = {
  en: 'Every system, one “pilot” & <no> detours',
  de: 'Alle Systeme, ein „Lotse“ & <keine> Umwege für Größen',
}

const signIn: Task = {
  name: 'sign in, and change a text in both languages',
  edit: async ({ desk, editor, forge, page }) => {
    await page.goto(editor.url)
    await page.getByRole('button', { name: /sign in/i }).click()
    await page.getByRole('link', { name: 'Services', exact: true }).click()
    await page.locator('a[href$="/services/entries/custom-software"]').click()
    await desk.fill('tagline', service.en)
    await desk.fill('tagline', service.de, 'de')
    await publishAtOnce(desk)
    const { author, lines, files } = lastCommit(forge)
    expect(author).toBe('Erika Müßig')
    expect(lines).toEqual(['Services: update custom-software', 'English: headline', 'German: headline'])
    expect(files).toEqual(['de', 'en'].map((code) => `content/services/custom-software.${code}.md`))
    expect(storedIn(forge, 'services/custom-software', 'de')).toContain(service.de)
  },
  seen: async ({ reads }) => {
    await reads('/services/custom-software', service.en)
    await reads('/de/services/individualsoftware', service.de)
  },
}

/** The address of an article filled with sample texts. */
const article = 'a-first-try-b-size-b-more-title'
const stand = { en: 'Our stand, seen from “above” & afar', de: 'Unser „Stand“ von oben & aus der Ferne' }

/** Inserts something from the plus button of a text, after the clicked paragraph. */
async function insert(desk: Desk, locale: 'en' | 'de', plus: string, what: string): Promise<void> {
  const pane = desk.pane(locale)
  await desk.body(locale).click()
  const button = pane.getByTitle(plus).or(pane.getByRole('button', { name: plus }))
  await button.last().click()
  await desk.page.getByText(what, { exact: true }).last().click()
}

const writeArticle: Task = {
  name: 'write a news article with picture, topic and date, and have it reviewed',
  withReview: true,
  edit: async ({ desk, forge, page }) => {
    await desk.newEntry('news')
    await formOf(desk).fillAll(collections.news)
    await desk.field('date').fill('2026-02-03')
    await desk.field('tags').click()
    await page.locator('[class*="-option"]').filter({ hasText: 'Learning' }).click()
    for (const locale of ['en', 'de'] as const) {
      await insert(desk, locale, 'Insert', 'Picture')
      const part = desk.body(locale)
      await part.getByRole('button', { name: 'Choose a picture' }).click()
      if (locale === 'en') {
        const picture = {
          name: 'Messe (1) Ä.png',
          mimeType: 'image/png',
          buffer: await photograph(1200, 800),
        }
        await page.locator('input[type=file]').first().setInputFiles(picture)
      } else await page.getByText('messe-1-ae', { exact: false }).click()
      const take = page.getByRole('button', { name: 'Use selection' })
      await take.click()
      await expect(take).toHaveCount(0)
      await part.getByLabel('Alternative text').fill(stand[locale])
    }
    await publishReviewed(desk)
    expect(storedIn(forge, `news/${article}`, 'en')).toMatch(/^date: '?2026-02-03/m)
    expect(storedIn(forge, `news/${article}`, 'de')).toMatch(/^tags:\n {2}- learning$/m)
  },
  seen: async ({ page, reads, site }) => {
    for (const [locale, start, topic] of [
      ['en', '', 'Learning'],
      ['de', '/de', 'Lernen'],
    ] as const) {
      await reads(`${start}/news/${article}`, sampleText('title', locale), sampleProse('body', locale))
      const main = page.locator('main')
      await expect.soft(main.locator('b').filter({ hasText: /size|Jürgen/ })).toHaveCount(0)
      await expect.soft(main.locator('time').first()).toHaveAttribute('datetime', /^2026-02-03/)
      const picture = main.getByRole('img', { name: stand[locale] })
      await picture.scrollIntoViewIfNeeded()
      await expect.soft(picture).not.toHaveJSProperty('naturalWidth', 0)
      await main.getByRole('link', { name: topic }).first().click()
      await page.waitForURL((url) => !url.pathname.endsWith(article))
      await expect.soft(main.locator(`a[href="${start}/news/${article}"]`).first()).toBeVisible()
    }
    expect
      .soft(site.read(`de/news/${article}/index.html`))
      .toMatch(/Größe &amp; „Maß“ für &lt;b&gt;Jürgen&lt;\/b&gt;/)
  },
}

const practised = 'Was wir „gelernt“ haben, als wir eine Sicherung & ihre Größe wirklich erprobten.'
const drill = 'what-a-restore-drill-taught-us'

const germanOnly: Task = {
  name: 'correct the German alone, with the preview on a dark phone',
  edit: async ({ desk, forge, page }) => {
    const before = storedIn(forge, `news/${drill}`, 'en')
    await desk.openEntry('news', drill)
    await desk.fill('summary', practised, 'de')
    await desk.pane('en').getByText('Language: EN').click()
    await desk.pane('en').getByRole('menuitem', { name: 'de' }).click()
    await desk.openPreview()
    const controls = desk.preview.locator('.mw-preview-controls select')
    await controls.first().selectOption('phone')
    await controls.last().selectOption('dark')
    const shown = desk.preview.locator('html')
    await expect(shown).toHaveAttribute('data-theme', 'dark')
    await expect(shown).toHaveAttribute('lang', 'de-DE')
    await expect.poll(() => shown.evaluate((html) => html.clientWidth)).toBeLessThanOrEqual(390)
    await expect
      .poll(async () => (await desk.preview.locator('main').innerText()).replace(/[\u00ad\u2060]/g, ''))
      .toMatch(/Was wir „gelernt“ haben/)
    await publishAtOnce(desk)
    expect(lastCommit(forge).lines).toEqual([`News: update ${drill}`, 'German: short description'])
    expect(forge.store.git(['show', '--numstat', '--format=', 'main'])).toMatch(
      new RegExp(`^1\\s1\\scontent/news/${drill}\\.de\\.md$`),
    )
    expect(storedIn(forge, `news/${drill}`, 'en')).toBe(before)
    await expect(page.getByText('Changes saved')).toBeVisible()
  },
  seen: async ({ reads }) => {
    await reads('/de/news/was-eine-wiederherstellungsuebung-gezeigt-hat', practised)
  },
}

const moved = 'moving-without-a-lost-weekend'

/** It contains placeholders for facts, so it shows what is entered for the company. */
export const articleWithFacts = {
  en: '/news/moving-without-a-lost-weekend',
  de: '/de/news/umziehen-ohne-verlorenes-wochenende',
}

const nameFacts: Task = {
  name: 'name a fact instead of repeating it',
  inGerman: true,
  edit: async ({ desk, forge }) => {
    await desk.openEntry('news', moved)
    const known = '{{company.phone}}, {{company.hours}}.'
    await desk.write(`Call us: ${known}`)
    await desk.write('Rufen Sie an: {{company.phone}}, {{company.fax}}.', 'de')
    await desk.publish()
    await expect(desk.panel()).toContainText('company.fax')
    await desk.write(`Rufen Sie an: ${known}`, 'de')
    await publishAtOnce(desk)
    for (const text of storedOf(forge, `news/${moved}`)) expect(text).toContain(known)
  },
  seen: async ({ doesNotRead, reads }) => {
    await reads(articleWithFacts.en, 'Call us: +49 30 23125')
    await reads(articleWithFacts.de, 'Rufen Sie an: +49 30 23125')
    for (const path of Object.values(articleWithFacts)) await doesNotRead(path, '{{', 'company.')
  },
}

const night = 'pegel-keeps-quiet-at-night'

const linkInText: Task = {
  name: 'set a link in a text',
  edit: async ({ desk, forge }) => {
    await desk.openEntry('news', night)
    await setLink(desk, {
      language: 'en',
      locale: 'en',
      sentence: 'Quiet hours belong to the level',
      word: 'person',
      choice: /Products › Lotse/,
    })
    await publishAtOnce(desk)
    expect(storedIn(forge, `news/${night}`, 'en')).toMatch(/\[[^\]]+\]\(\/products\/lotse\)/)
  },
  seen: async ({ open, page, site }) => {
    await (await open(`/news/${night}`)).locator('a[href="/products/lotse"]', { hasText: 'person' }).click()
    await page.waitForURL(`${site.url}/products/lotse`)
  },
}

const apprentices = 'three-apprentices-start'

const videoInText: Task = {
  name: 'show a video in a text',
  inGerman: true,
  edit: async ({ desk, forge, page }) => {
    await desk.openEntry('news', apprentices)
    for (const locale of ['en', 'de'] as const) {
      await insert(desk, locale, 'Einfügen', 'Video')
      await desk.pane(locale).getByLabel('Welches Video').click()
      await page.keyboard.type('Taktgeber')
      await page.locator('[class*="-option"]', { hasText: 'Taktgeber' }).first().click()
      await expect(page.locator('[class*="-option"]')).toHaveCount(0)
    }
    await desk.openPreview()
    const video = desk.preview.locator('article video')
    // Until the video has started, the site's own button is shown in place of the player.
    await expect(video.locator('..').getByRole('button')).toBeVisible()
    await expect(video).toHaveAttribute('controls')
    await desk.showBothLanguages()
    await publishAtOnce(desk)
    for (const text of storedOf(forge, `news/${apprentices}`))
      expect(text).toMatch(/\n\n::video\[taktgeber-replan\]\n/)
  },
  seen: async ({ open }) => {
    for (const path of [`/news/${apprentices}`, '/de/news/drei-auszubildende-starten'])
      await expect.soft((await open(path)).locator('article video'), path).toHaveCount(1)
  },
}

const otherWords = { en: 'shopfloorwizard', de: 'Plantafelzauber' }

const searchWords: Task = {
  name: 'be found by other words',
  inGerman: true,
  edit: async ({ desk, forge }) => {
    await desk.openEntry('products', 'taktgeber')
    for (const locale of ['en', 'de'] as const) await desk.fill('searchWords', otherWords[locale], locale)
    await publishAtOnce(desk)
    expect(storedIn(forge, 'products/taktgeber', 'de')).toContain(otherWords.de)
  },
  seen: async ({ open, doesNotRead }) => {
    for (const [search, words, found] of [
      ['/search', 'shopfloorwiz', '/products/taktgeber'],
      ['/de/suche', 'plantafelzaubr', '/de/produkte/taktgeber'],
    ] as const) {
      const hits = (await open(`${search}?q=${words}`)).locator('ol[data-stop] a')
      await expect.soft(hits.first(), words).toHaveAttribute('href', new RegExp(`^${found}`))
    }
    await doesNotRead('/products/taktgeber', otherWords.en)
  },
}

const trainees = { en: 'Three trainees start', de: 'Drei Lernende beginnen' }

const findText: Task = {
  name: 'find where something is written, and change it there',
  inGerman: true,
  edit: async ({ desk }) => {
    await findArticle(desk, {
      language: 'de',
      query: 'apprentices',
      article: apprentices,
      title: 'Drei Auszubildende starten',
      place: 'Englisch · Titel',
      marked: /apprentices/,
    })
    for (const locale of ['en', 'de'] as const) await desk.fill('title', trainees[locale], locale)
    await publishAtOnce(desk)
  },
  seen: async ({ reads }) => {
    await reads(`/news/${apprentices}`, trainees.en)
    await reads('/news/topics/learning', trainees.en)
    await reads('/de/news/themen/lernen', trainees.de)
  },
}

/** In the order in which they are done. */
export const textTasks: readonly Task[] = [
  signIn,
  writeArticle,
  germanOnly,
  nameFacts,
  linkInText,
  videoInText,
  searchWords,
  findText,
]
