/**
 * The whole way: written by an editor, reviewed, published, built, and read by a visitor in both languages. Its file
 * is the first by name, so that the longest test begins first and the others run beside it.
 *
 * The same build proves what the site's own content cannot: a third language by the recipe, hostile words that stay
 * words, entries that are not published and are mentioned nowhere, what an editor says to search
 * engines, and a page in one language only.
 */
import type { Page } from '@playwright/test'
import { collections } from '../../src/content-model'
import { pathOf } from '../../src/site/paths'
import { asInstalled } from '../lib/installed-browser'
import { problemLines } from '../lib/report'
import { hostileChecks, plantHostileWords } from '../scratch/hostile-words'
import { oneLanguageChecks, plantOneLanguage } from '../scratch/one-language'
import { plantForSearchEngines, searchEngineChecks } from '../scratch/search-engines'
import { plantSecrets, secretChecks } from '../scratch/secret-entries'
import { addThirdLanguage, thirdLanguageChecks } from '../scratch/third-language'
import { buildFrom } from './lib/built-site'
import { agree, type Desk } from './lib/desk'
import { formOf, sampleProse, sampleText } from './lib/fill-form'
import { expect, test } from './lib/test'

// The main journey, in the browser that editors have.
test.use({ ...asInstalled, storage: 'forge', publishMode: 'editorial_workflow' })

/** Some minutes of editing, and a build of the site on a machine that does other things as well. */
const limit = 900_000

const tagline = { en: 'One “pilot” & <no> detours', de: 'Ein „Lotse“ & <keine> Umwege für Größen' }

/** The address that the product had, and the one that an editor gives it. */
const address = { old: '/de/produkte/lotse', new: '/de/produkte/lotse-fuer-groessen' }

async function publishDraft(desk: Desk): Promise<void> {
  await desk.save()
  await desk.saved()
  await desk.setStatus('Draft', 'In review')
  await desk.setStatus('In review', 'Ready')
  await desk.publish()
  await desk.published()
}

/** Opens a page as a visitor; a tag that an editor typed must not have become an element with its words. */
async function visit(page: Page, url: string, typed: Readonly<Record<string, string>> = {}) {
  const answer = await page.goto(url)
  expect(answer?.status(), url).toBe(200)
  for (const [tag, words] of Object.entries(typed))
    await expect(page.locator(`main ${tag}`).filter({ hasText: words })).toHaveCount(0)
  return expect(page.locator('main'), url)
}

test('the whole way: edited, reviewed, published and built, it is on the pages of both languages', async ({
  desk,
  forge,
  page,
}, testInfo) => {
  test.setTimeout(limit)
  await agree(page)

  await desk.openEntry('products', 'lotse')
  await desk.fill('tagline', tagline.en)
  await desk.fill('tagline', tagline.de, 'de')
  await desk.fill('slug', 'Lotse für Größen', 'de')
  await publishDraft(desk)

  await desk.newEntry('news')
  await formOf(desk).fillAll(collections.news)
  await publishDraft(desk)

  await desk.openEntry('jobs', 'trainer-documentation')
  await page.getByRole('button', { name: 'Delete entry' }).click()
  await page.waitForURL(/collections\/jobs$/)

  const checkout = testInfo.outputPath('published')
  forge.store.git(['clone', '--quiet', forge.store.bare, checkout])
  const site = await buildFrom(checkout, (copy) => {
    addThirdLanguage(copy)
    plantHostileWords(copy)
    plantSecrets(copy)
    plantForSearchEngines(copy)
    plantOneLanguage(copy)
  })
  try {
    for (const [what, checks] of Object.entries({
      'a third language': thirdLanguageChecks,
      'hostile words': hostileChecks,
      'entries that are not published': secretChecks,
      'words for search engines': searchEngineChecks,
      'a page in one language only': oneLanguageChecks,
    }))
      await test.step(what, () => expect.soft(problemLines(checks(site.folder))).toEqual([]))

    const product = await visit(page, `${site.url}/products/lotse`, { no: 'detours' })
    await product.toContainText(tagline.en)
    const german = await visit(page, site.url + address.new, { keine: 'Umwege' })
    await german.toContainText(tagline.de)
    await (await visit(page, site.url + address.old)).toContainText('Lotse')
    expect(page.url(), 'the old address leads to the new one').toBe(site.url + address.new)

    const article = `a-first-try-b-size-b-more-title`
    const english = await visit(page, `${site.url}/news/${article}`, { b: 'size' })
    for (const text of [sampleText('title', 'en'), sampleProse('body', 'en')])
      await english.toContainText(text)
    const translated = await visit(page, `${site.url}/de/news/${article}`, { b: 'Jürgen' })
    for (const text of [sampleText('title', 'de'), sampleProse('body', 'de')])
      await translated.toContainText(text)
    await (await visit(page, `${site.url}/de/news`)).toContainText(sampleText('title', 'de'))
    expect(site.read(`de/news/${article}/index.html`)).toMatch(
      /Größe &amp; „Maß“ für &lt;b&gt;Jürgen&lt;\/b&gt;/,
    )
    await (await visit(page, site.url + pathOf('jobs', 'en'))).not.toContainText('Trainer')
  } finally {
    await site.close()
  }
})
