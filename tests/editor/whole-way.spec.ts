/** The whole way: written by an editor, reviewed, published, built, and read by a visitor in both languages. */
import { equal, match, ok } from 'node:assert/strict'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { collections } from '../../src/content-model'
import { pathOf } from '../../src/site/paths'
import { atForge } from './lib/at-forge'
import { buildFrom } from './lib/built-site'
import type { Desk } from './lib/desk'
import { editorTest } from './lib/editor-test'
import { formOf, sampleProse, sampleText } from './lib/fill-form'

/** Some minutes of editing, and a build of the site on a machine that does other things as well. */
const limit = 900_000

const tagline = { en: 'One “pilot” & <no> detours', de: 'Ein „Lotse“ & <keine> Umwege für Größen' }

/** The address that the product had, and the one that an editor gives it. */
const address = { old: '/de/produkte/lotse', new: '/de/produkte/lotse-fuer-groessen' }

async function publishDraft(desk: Desk): Promise<void> {
  await desk.toast(/Entry saved/)
  await desk.pause(1500)
  await desk.setStatus('Draft', 'In review')
  await desk.setStatus('In review', 'Ready')
  await desk.publish()
  await desk.toast(/Entry published/)
}

/** What the visitor reads, as text; a tag that an editor typed must not have become an element with its words. */
async function readPage(
  page: Page,
  url: string,
  typed: Readonly<Record<string, string>> = {},
): Promise<string> {
  const answer = await page.goto(url)
  equal(answer?.status(), 200, url)
  for (const [tag, words] of Object.entries(typed)) {
    const made = page.locator(`main ${tag}`).filter({ hasText: words })
    equal(await made.count(), 0, `${url}: <${tag}> has become markup`)
  }
  return page.locator('main').innerText()
}

editorTest(
  'the whole way: edited, reviewed, published and built, it stands on the pages of both languages',
  async (tools) => {
    const { page } = tools
    page.on('dialog', (dialog) => void dialog.accept())
    const { forge, desk, editor } = await atForge(tools, 'editorial_workflow')

    await desk.openEntry('products', 'lotse')
    await desk.fill('tagline', tagline.en)
    await desk.fill('tagline', tagline.de, 'de')
    await desk.fill('slug', 'Lotse für Größen', 'de')
    await desk.save()
    await publishDraft(desk)

    await desk.newEntry('news')
    await formOf(desk).fillAll(collections.news)
    await desk.save()
    await publishDraft(desk)

    await desk.openEntry('jobs', 'trainer-documentation')
    await page.getByRole('button', { name: 'Delete entry' }).click()
    await page.waitForURL(/collections\/jobs$/)
    await desk.pause(2000)

    const checkout = join(editor.project.root, '../published')
    forge.store.git(['clone', '--quiet', forge.store.bare, checkout])
    const site = await buildFrom(checkout)
    tools.later(site.close)

    const english = await readPage(page, `${site.url}/products/lotse`, { no: 'detours' })
    ok(english.includes(tagline.en), english)
    const german = await readPage(page, site.url + address.new, { keine: 'Umwege' })
    ok(german.includes(tagline.de), german)
    match(await readPage(page, site.url + address.old), /Lotse/)
    ok(page.url().endsWith(address.new), `the old address leads to ${page.url()}`)

    const article = `a-first-try-b-size-b-more-title`
    const articleText = await readPage(page, `${site.url}/news/${article}`, { b: 'size' })
    for (const text of [sampleText('title', 'en'), sampleProse('body', 'en')])
      ok(articleText.includes(text), `${text} is missing in: ${articleText}`)
    const articleGerman = await readPage(page, `${site.url}/de/news/${article}`, { b: 'Jürgen' })
    for (const text of [sampleText('title', 'de'), sampleProse('body', 'de')])
      ok(articleGerman.includes(text), `${text} is missing in: ${articleGerman}`)
    ok((await readPage(page, `${site.url}/de/news`)).includes(sampleText('title', 'de')))
    match(site.read(`de/news/${article}/index.html`), /Größe &amp; „Maß“ für &lt;b&gt;Jürgen&lt;\/b&gt;/)

    const jobs = await readPage(page, site.url + pathOf('jobs', 'en'))
    ok(!jobs.includes('Trainer'), 'the deleted position is still there')
  },
  { limit },
)
