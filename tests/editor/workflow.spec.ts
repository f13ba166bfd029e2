/** The editorial workflow: on a forge every draft is a branch with a pull request, and its label is the status. */
import { agree, type Desk } from './lib/desk'
import { formOf, sampleText } from './lib/fill-form'
import { expect, test } from './lib/test'
import { collections } from '../../src/content-model'

test.use({ publishMode: 'editorial_workflow' })

test.beforeEach(({ page }) => agree(page))

const label = (status: string) => `decap-cms/${status}`

async function draftOfLotse(desk: Desk): Promise<void> {
  await desk.openEntry('products', 'lotse')
  await desk.fill('tagline', 'One “pilot” & <no> detours')
  await desk.fill('tagline', 'Ein „Lotse“ & <keine> Umwege für Größen', 'de')
  await desk.save()
  await desk.saved()
}

async function setReady(desk: Desk): Promise<void> {
  await desk.setStatus('Draft', 'In review')
  await desk.setStatus('In review', 'Ready')
}

test.describe('on a forge', () => {
  test.use({ storage: 'forge' })

  test('workflow on a forge: draft, review, ready, published by a merge', async ({ desk, forge }) => {
    await draftOfLotse(desk)
    const { store } = forge
    const before = store.head('main')
    const branch = 'cms/products/lotse'
    expect(forge.drafts()).toEqual([`${branch}: ${label('draft')}`])
    expect(store.changedFiles('main', branch).map(({ filename }) => filename)).toEqual([
      'content/products/lotse.de.md',
      'content/products/lotse.en.md',
    ])
    await setReady(desk)
    expect(forge.drafts()).toEqual([`${branch}: ${label('pending_publish')}`])
    expect(store.head('main'), 'nothing may be published before').toBe(before)
    await desk.publish()
    await desk.published()
    expect(forge.drafts()).toEqual([])
    expect(store.git(['branch', '--list', 'cms/*'])).toBe('')
    expect(store.git(['show', 'main:content/products/lotse.en.md'])).toMatch(/One “pilot” & <no> detours/)
    expect(store.git(['show', 'main:content/products/lotse.de.md'])).toMatch(
      /Ein „Lotse“ & <keine> Umwege für Größen/,
    )
  })

  test('workflow on a forge: half-finished work is saved for others, and Ready is refused until it is finished', async ({
    desk,
    forge,
    page,
  }) => {
    await desk.newEntry('news')
    await formOf(desk).fill(collections.news, 'en')
    await desk.save()
    await desk.saved()
    const panel = desk.panel()
    await expect(panel).toContainText('Saved as a draft; 3 things to finish before it can be ready')
    const [saved = ''] = forge.drafts()
    expect(saved).toMatch(/^cms\/news\/.+: decap-cms\/draft$/)
    await page.getByRole('link', { name: 'Translations' }).click()
    const row = page.getByRole('row', { name: sampleText('title', 'en') })
    await expect(row).toContainText('in review')
    await expect(row.locator('[data-state="missing"], [data-state="incomplete"]')).toHaveCount(1)
    await row.getByRole('link').click()
    await expect(desk.field('title')).toHaveValue(sampleText('title', 'en'))
    await page.getByRole('button', { name: 'Check this entry' }).click()
    await expect(panel).toContainText('3 things to')
    await page.getByText('Status: Draft').click()
    await page.getByRole('menuitem', { name: 'Ready' }).click()
    expect(await desk.toast(/3 things have to be finished first/)).toBeTruthy()
    expect(forge.drafts()).toEqual([saved])

    await desk.fill('title', sampleText('title', 'de'), 'de')
    await expect(panel.locator('del')).toHaveText([/German · Title/])
    await panel.locator('summary').click()
    await expect(panel.getByRole('list')).toBeHidden()
    await formOf(desk).fill(collections.news, 'de')
    await desk.save()
    await desk.saved()
    await expect(panel).toHaveCount(0)
    await setReady(desk)
    await desk.publish()
    await desk.published()
    expect(forge.drafts()).toEqual([])
  })

  test('workflow on a forge: a card in review says when a planned article appears', async ({
    desk,
    forge,
    page,
  }) => {
    for (const locale of ['en', 'de'])
      forge.changeByOthers(
        `content/news/three-apprentices-start.${locale}.md`,
        /^date: .*$/m,
        'date: 2999-03-01',
      )
    await desk.openEntry('news', 'three-apprentices-start')
    await desk.fill('summary', 'Three young people begin their apprenticeship with us, and stay.')
    await desk.save()
    await desk.saved()
    await desk.open('/workflow')
    const card = page.locator('a[href*="three-apprentices-start"]')
    await expect(card).toContainText('appears on March 1, 2999 at 0:00')
  })

  test('workflow on a forge: a draft is discarded, and the published entry stays', async ({
    desk,
    forge,
    page,
  }) => {
    await draftOfLotse(desk)
    const before = forge.store.head('main')
    await page.getByRole('button', { name: 'Delete unpublished changes' }).click()
    await desk.toast(/Unpublished changes deleted/)
    expect(forge.drafts()).toEqual([])
    expect(forge.store.head('main')).toBe(before)
  })

  test('workflow on a forge: a published entry that is taken back waits as a draft with all its words', async ({
    desk,
    forge,
    page,
  }) => {
    const path = 'content/news/pegel-keeps-quiet-at-night'
    const stored = (branch: string, file: string) => forge.store.git(['show', `${branch}:${file}`])
    const before = ['en', 'de'].map((locale) => stored('main', `${path}.${locale}.md`))
    await desk.openEntry('news', 'pegel-keeps-quiet-at-night')
    await page.getByRole('button', { name: 'Published' }).click()
    await page.getByText('Unpublish', { exact: true }).click()
    await page.getByRole('button', { name: 'Delete and redirect' }).click()
    await desk.toast(/Entry unpublished/)
    const branch = 'cms/news/pegel-keeps-quiet-at-night'
    expect(forge.drafts()).toEqual([`${branch}: ${label('pending_publish')}`])
    expect(['en', 'de'].map((locale) => stored(branch, `${path}.${locale}.md`))).toEqual(before)
    expect(stored('main', 'content/redirects.yml')).toContain('from: /news/pegel-keeps-quiet-at-night\n')
    expect(forge.store.git(['ls-tree', '--name-only', 'main', 'content/news/'])).not.toContain('pegel-keeps')
  })

  test('workflow on a forge: a draft that collides with what was published meanwhile is kept, and the next step is explained', async ({
    desk,
    forge,
  }) => {
    await draftOfLotse(desk)
    const path = 'content/products/lotse.de.md'
    forge.changeByOthers(path, /^tagline: .*$/m, 'tagline: Von jemand anderem veröffentlicht')
    await setReady(desk)
    await desk.publish()
    expect(await desk.toast(/Not published/)).toMatch(/has been published since this draft was started/)
    expect(forge.drafts()).toEqual([`cms/products/lotse: ${label('pending_publish')}`])
    expect(forge.store.git(['show', `main:${path}`])).toMatch(/Von jemand anderem veröffentlicht/)
    await expect(desk.field('tagline')).toHaveValue('One “pilot” & <no> detours')
  })

  test('workflow on a forge: while a draft is being saved its form takes no text, which would be lost', async ({
    desk,
    forge,
    page,
  }) => {
    await desk.openEntry('products', 'lotse')
    await desk.fill('tagline', 'Before')
    let answer = (): void => undefined
    const answered = new Promise<void>((resolve) => (answer = resolve))
    forge.setTrouble(({ path }) => (path.endsWith('/pulls') ? { until: answered } : undefined))
    await desk.save()
    await expect(desk.pane('en').locator('[inert]').first()).toBeVisible()
    await desk.field('tagline').focus()
    await page.keyboard.type('Lost')
    await expect(desk.field('tagline')).toHaveValue('Before')
    answer()
    await desk.saved()
    await desk.fill('tagline', 'After')
    await desk.save()
    await desk.saved()
    const draft = forge.store.git(['show', 'cms/products/lotse:content/products/lotse.en.md'])
    expect(draft).toMatch(/^tagline: After$/m)
  })
})

for (const [where, storage] of [
  ['on a forge', 'forge'],
  ['in a scratch clone', 'clone'],
] as const) {
  test.describe(where, () => {
    test.use({ storage })

    test(`workflow ${where}: a draft that changes one language opens with both`, async ({ desk, page }) => {
      await desk.openEntry('products', 'lotse')
      const english = await desk.field('tagline').inputValue()
      await desk.fill('tagline', 'Nur „Deutsch“ & <neu>', 'de')
      await desk.save()
      await desk.saved()
      await desk.openEntry('products', 'lotse')
      await expect(page.getByText('Status: Draft')).toBeVisible()
      await expect(desk.field('tagline', 'de')).toHaveValue('Nur „Deutsch“ & <neu>')
      await expect(desk.field('tagline')).toHaveValue(english)
      await setReady(desk)
      await desk.publish()
      await desk.published()
    })
  })
}
