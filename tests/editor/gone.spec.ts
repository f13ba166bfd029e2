/** What someone else has changed, deleted or discarded meanwhile is not deleted unseen, and no text gets stuck. */
import type { Forge } from './forge/forge'
import { agree, deskOf } from './lib/desk'
import { storedIn } from './lib/task'
import { expect, test } from './lib/test'

test.use({ storage: 'forge' })

test.beforeEach(({ page }) => agree(page))

const article = 'news/pegel-keeps-quiet-at-night'
const job = 'jobs/trainer-documentation'

/** Simulates someone else deleting an entry. */
function deleteByOthers({ store }: Forge, entry: string): void {
  const changes = ['en', 'de'].map((locale) => {
    const path = `content/${entry}.${locale}.md`
    return { operation: 'delete' as const, path, sha: store.shaOf('main', path) ?? '' }
  })
  store.commit('main', `Delete ${entry}`, { name: 'Jörg Andersson', email: 'j@example.com' }, changes)
}

test('an entry that someone else has changed since it was opened is not deleted', async ({
  desk,
  forge,
  page,
}) => {
  await desk.openEntry('jobs', 'trainer-documentation')
  forge.changeByOthers(`content/${job}.de.md`, /^title: .*$/m, 'title: „Neu“ geschrieben')
  const remove = page.getByRole('button', { name: 'Delete entry' })
  await remove.click()
  expect(await desk.toast(/^Not deleted/)).toMatch(/Jörg Andersson has changed it since you opened it/)
  expect(storedIn(forge, job, 'de')).toContain('„Neu“ geschrieben')
  await desk.openEntry('jobs', 'trainer-documentation')
  await remove.click()
  await desk.toast(/^Entry deleted$/)
  await page.waitForURL(/collections\/jobs$/)
})

test('an entry that someone else has deleted: its text goes into a new entry, and its address opens no form without a word', async ({
  desk,
  forge,
  page,
}) => {
  await desk.openEntry('news', 'pegel-keeps-quiet-at-night')
  // The check knows all addresses, that of this entry, too.
  await page.getByRole('button', { name: 'Check this entry' }).click()
  await expect(desk.notice().or(desk.panel())).toBeVisible()
  deleteByOthers(forge, article)
  await page.getByRole('button', { name: 'Delete entry' }).click()
  expect(await desk.toast(/^Not deleted/)).toMatch(/deleted already/)
  await desk.fill('title', 'Pegel, “kept”')
  await desk.publish()
  await desk.panel().getByRole('button', { name: 'Put my text into a new entry' }).click()
  await expect(page).toHaveURL(/news\/new$/)
  await expect(desk.field('title')).toHaveValue('Pegel, “kept”')
  await expect(desk.field('title', 'de')).toHaveValue(/Pegel/)
  await desk.publish()
  await desk.saved()
  expect(storedIn(forge, 'news/pegel-kept', 'en')).toContain('Pegel, “kept”')
  await desk.openEntry('news', 'pegel-keeps-quiet-at-night')
  await expect(desk.notice()).toContainText('There is no entry at this address')
})

test.describe('with a workflow', () => {
  test.use({ publishMode: 'editorial_workflow' })

  test('workflow: a draft that someone else has changed since it was opened is not discarded', async ({
    desk,
    forge,
    page,
  }) => {
    await desk.openEntry('products', 'lotse')
    await desk.fill('tagline', 'Mine')
    await desk.save()
    await desk.saved()
    const branch = 'cms/products/lotse'
    forge.changeByOthers('content/products/lotse.en.md', /^tagline: .*$/m, 'tagline: An hour of work', branch)
    await page.getByRole('button', { name: 'Delete unpublished changes' }).click()
    expect(await desk.toast(/^Not deleted/)).toMatch(/Jörg Andersson has changed it since you opened it/)
    expect(storedIn(forge, 'products/lotse', 'en', branch)).toContain('An hour of work')
  })

  test('workflow: a new draft that was discarded elsewhere is not called “Published”, and its text can be saved again', async ({
    browser,
    desk,
    editor,
    forge,
    page,
  }) => {
    await desk.newEntry('tags')
    for (const locale of ['en', 'de'] as const) await desk.fill('title', '“Brand” new', locale)
    await desk.save()
    await desk.saved()
    const context = await browser.newContext()
    const other = deskOf(await context.newPage(), editor.url)
    await agree(other.page)
    await other.openEntry('tags', 'brand-new')
    await other.page.getByRole('button', { name: 'Delete unpublished entry' }).click()
    await expect.poll(() => forge.drafts()).toEqual([])
    await context.close()
    await desk.fill('title', '“Brand” new & kept')
    await desk.save()
    expect(await desk.toast(/^Not saved/)).toMatch(/save again to start a new draft/)
    await expect(page.getByText('Not published', { exact: true })).toBeVisible()
    await desk.save()
    await desk.panel().getByRole('button', { name: 'Put my text into a new entry' }).click()
    await expect(page).toHaveURL(/tags\/new$/)
    await desk.save()
    await desk.saved()
    expect(storedIn(forge, 'tags/brand-new-kept', 'en', 'cms/tags/brand-new-kept')).toContain('kept')
  })
})
