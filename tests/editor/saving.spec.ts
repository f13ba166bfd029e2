/** Saving: both languages at once, and everything that must not be written. */
import type { Page } from '@playwright/test'
import { agree, deskOf } from './lib/desk'
import { keptText } from './lib/kept-text'
import { expect, test } from './lib/test'
import { keepToasts } from './lib/toasts'

/** The question whether to continue with text that the browser has kept. */
const keptQuestion = (page: Page) => page.getByRole('alertdialog', { name: /kept unsaved text/ })

test.describe('in the files of a project', () => {
  test.use({ storage: 'files' })

  test('opening an entry changes nothing', async ({ desk, page }) => {
    await desk.openEntry('products', 'taktgeber')
    // Fields report their second language last; the preview comes after all of them.
    await desk.openPreview()
    await expect(page.getByText('Changes saved')).toBeVisible()
    await expect(page.getByText('Unsaved changes')).toHaveCount(0)
  })

  test('a change in both languages is written to both files and no other', async ({ desk, editor }) => {
    await desk.openEntry('products', 'taktgeber')
    await desk.fill('tagline', 'Planning for “ä & ß” <b>people</b>')
    await desk.fill('tagline', 'Planung für „ä & ß“ <b>Menschen</b>', 'de')
    await desk.publish()
    await desk.saved()
    const { read, git } = editor.project
    expect(read('content/products/taktgeber.en.md')).toMatch(/Planning for “ä & ß” <b>people<\/b>/)
    expect(read('content/products/taktgeber.de.md')).toMatch(/Planung für „ä & ß“ <b>Menschen<\/b>/)
    expect(git('status', '--porcelain').split('\n')).toHaveLength(2)
  })
})

test('git: one commit with both files, message and author', async ({ desk, editor }) => {
  await desk.openEntry('products', 'taktgeber')
  await desk.fill('tagline', 'Planning that keeps its word, “really”.')
  await desk.fill('tagline', 'Planung, die Wort hält – „wirklich“.', 'de')
  await desk.publish()
  await desk.saved()
  expect(editor.project.git('show', '--name-only', '--format=%s%n%an').split('\n').filter(Boolean)).toEqual([
    'Products: update taktgeber',
    'Ada Örtlich',
    'content/products/taktgeber.de.md',
    'content/products/taktgeber.en.md',
  ])
})

test('what visitors do not see is not called “Published”', async ({ desk, page }) => {
  const state = (name: string) => page.getByRole('button', { name, exact: true })
  await desk.openEntry('jobs', 'trainer-documentation')
  await expect(state('Published')).toBeVisible()
  await desk.field('draft').click()
  await desk.publish()
  await desk.saved()
  await expect(state('Draft')).toBeVisible()
  await expect(state('Published')).toHaveCount(0)
})

test('after a save, lists show what was saved, and changing it back is a change', async ({
  desk,
  editor,
  page,
}) => {
  await desk.open('/collections/products')
  await page.getByRole('link', { name: 'Taktgeber' }).click()
  const name = await desk.field('title').inputValue()
  await desk.fill('title', 'A “new” name')
  await desk.publish()
  await desk.saved()
  await desk.fill('title', name)
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  await desk.fill('title', 'A “new” name')
  await expect(page.getByText('Changes saved')).toBeVisible()
  await page.getByText('Back to:').click()
  await page.getByRole('link', { name: 'A “new” name' }).click()
  await desk.fill('title', name)
  await desk.publish()
  await desk.saved()
  expect(editor.project.read('content/products/taktgeber.en.md')).toMatch(new RegExp(`^title: ${name}$`, 'm'))
})

test('two tabs with the same entry: what one has not saved survives the save of the other, and overwrites nothing unseen', async ({
  context,
  desk,
  editor,
  page,
}) => {
  const other = deskOf(await context.newPage(), editor.url)
  for (const tab of [page, other.page]) await agree(tab)
  await desk.openEntry('services', 'training')
  await other.openEntry('services', 'training')
  const kept = () => keptText(page, 'services', 'training')
  await other.fill('title', 'Kept & “unsaved”')
  await expect.poll(kept).toContain('unsaved')
  await desk.fill('title', 'Als Erstes „gespeichert“', 'de')
  await desk.publish()
  await desk.saved()
  await expect.poll(kept, { intervals: [50] }).toBe('""')
  await expect.poll(kept).toContain('unsaved')
  // The text of the first tab is now the one that is kept: with the version that it is based on, not with the other’s.
  await desk.fill('title', 'Saved “twice”')
  await expect.poll(kept).toContain('twice')
  await page.reload()
  await expect(desk.field('title')).toHaveValue('Saved “twice”')
  await desk.publish()
  await desk.saved()
  await other.publish()
  await expect(other.panel()).toHaveAttribute('data-kind', 'conflict')
})

test('kept text is offered until it is used or discarded, with its lists and both languages', async ({
  desk,
  page,
}) => {
  const kept = () => keptText(page, 'jobs', 'cloud-operations-engineer')
  const question = keptQuestion(page)
  await desk.openEntry('jobs', 'cloud-operations-engineer')
  await desk.fill('title', 'Kept in “English”')
  await desk.fill('title', 'Auf „Deutsch“ behalten', 'de')
  const tasks = desk.pane('en').locator('[id^="tasks-field-"]').first()
  await tasks.getByRole('button', { name: 'Add Point' }).click()
  await tasks.getByLabel('Point', { exact: true }).last().fill('A “kept” point')
  await expect.poll(kept).toContain('point')
  // Signing out closes the form, which must not delete what it has kept at the next change of address.
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(desk.field('title')).not.toHaveValue(/Kept/)
  await page.getByText('Back to: Jobs').click()
  await page.getByRole('link', { name: 'Cloud operations engineer' }).click()
  await question.getByRole('button', { name: 'Continue with it' }).click()
  await expect(desk.field('title')).toHaveValue('Kept in “English”')
  await expect(desk.field('title', 'de')).toHaveValue('Auf „Deutsch“ behalten')
  await expect(tasks).toContainText('A “kept” point')
  await page.getByText('Back to: Jobs').click()
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page.getByRole('heading', { name: 'Jobs' })).toBeVisible()
  await expect.poll(kept).toBe('""')
})

test('the last words before a page is reloaded or closed are kept', async ({
  context,
  desk,
  editor,
  page,
}) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await desk.openEntry('services', 'training')
  await desk.field('title').fill('First “words”')
  await page.reload()
  await keptQuestion(page).getByRole('button', { name: 'Continue with it' }).click()
  await expect(desk.field('title')).toHaveValue('First “words”')
  await desk.field('title').fill('Last “words”')
  const closed = page.waitForEvent('close')
  await page.close({ runBeforeUnload: true })
  await closed
  const next = deskOf(await context.newPage(), editor.url)
  await next.openEntry('services', 'training')
  await keptQuestion(next.page).getByRole('button', { name: 'Continue with it' }).click()
  await expect(next.field('title')).toHaveValue('Last “words”')
})

test('kept text that is left for later is not replaced by what is written next', async ({ desk, page }) => {
  const question = keptQuestion(page)
  page.on('dialog', (dialog) => void dialog.accept())
  await desk.openEntry('services', 'training')
  const title = desk.field('title')
  await title.fill('Written “first”')
  await page.reload()
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await title.fill('Written “next”')
  await expect.poll(() => keptText(page, 'services', 'training')).toContain('next')
  await title.fill('Written “last”')
  await page.reload()
  await expect(question).toContainText(/for this entry, last changed on .+ at .+\. Do you want/)
  await question.getByRole('button', { name: 'Continue with it' }).click()
  await expect(title).toHaveValue('Written “last”')
  await desk.publish()
  await desk.saved()
  await page.reload()
  await question.getByRole('button', { name: 'Discard it' }).waitFor()
  await page.keyboard.press('Escape')
  await expect(title).toHaveValue('Written “last”')
  // Leaving it discards what has just been written, not what was left for later.
  await title.fill('Discarded')
  await page.getByText('Back to: Services').click()
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await page.getByRole('link', { name: 'Written “last”' }).click()
  await question.getByRole('button', { name: 'Continue with it' }).click()
  await expect(title).toHaveValue('Written “first”')
  // It still has its own base version, which is older than what has been saved since.
  await desk.publish()
  await expect(desk.panel()).toHaveAttribute('data-kind', 'conflict')
})

test('after kept text is discarded, the one before it is offered', async ({ desk, page }) => {
  const question = keptQuestion(page)
  page.on('dialog', (dialog) => void dialog.accept())
  await desk.newEntry('tags')
  await desk.field('title').fill('Written “first”')
  await page.reload()
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await desk.field('title').fill('Written “next”')
  await page.reload()
  await question.getByRole('button', { name: 'Discard it' }).click()
  await question.getByRole('button', { name: 'Continue with it' }).click()
  await expect(desk.field('title')).toHaveValue('Written “first”')
})

test('what is written without a pause is kept as well', async ({ desk, page }) => {
  await desk.openEntry('services', 'training')
  await desk.field('title').focus()
  const typed = async () => {
    await page.keyboard.type('x')
    return keptText(page, 'services', 'training')
  }
  await expect.poll(typed, { intervals: [100] }).toContain('xxx')
})

test('two people add an entry of the same title at the same time: both are stored', async ({
  browser,
  desk,
  editor,
  page,
}) => {
  const context = await browser.newContext()
  const other = deskOf(await context.newPage(), editor.url)
  await other.page.addInitScript(keepToasts)
  for (const each of [desk, other]) await each.newEntry('tags')
  for (const [each, words] of [
    [desk, 'mine'],
    [other, 'theirs'],
  ] as const) {
    for (const locale of ['en', 'de'] as const) {
      await each.fill('title', 'Sustainability', locale)
      await each.fill('summary', `A description of this topic, and it is ${words}.`, locale)
    }
  }
  await desk.publish()
  await desk.saved()
  await other.publish()
  await other.saved()
  await expect(page).toHaveURL(/tags\/entries\/sustainability$/)
  await expect(other.page).toHaveURL(/tags\/entries\/sustainability-1$/)
  expect(editor.project.read('content/tags/sustainability.en.md')).toContain('it is mine')
  expect(editor.project.read('content/tags/sustainability-1.en.md')).toContain('it is theirs')
  await context.close()
})

test('the note that a redirect will be kept goes with the save', async ({ desk, page }) => {
  const note = page.getByText('Saving keeps a redirect')
  await desk.openEntry('products', 'taktgeber')
  await desk.fill('slug', 'Takt')
  await expect(note).toBeVisible()
  await desk.publish()
  await desk.saved()
  await expect(note).toHaveCount(0)
})

test('after saving by keyboard, the focus is on a button of the toolbar', async ({ desk, page }) => {
  await desk.openEntry('products', 'taktgeber')
  await desk.fill('tagline', 'Saved by “keyboard”')
  await page.getByRole('button', { name: 'Publish' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Publish now' })).toBeFocused()
  await page.keyboard.press('Enter')
  await desk.saved()
  await expect(page.getByRole('button', { name: 'Published' })).toBeFocused()
})

test('“Publish and create new” saves and opens an empty form, without a question', async ({
  desk,
  editor,
  page,
}) => {
  await desk.openEntry('products', 'taktgeber')
  await desk.fill('tagline', 'Saved before the “next” one')
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByText('Publish and create new').click()
  await desk.saved()
  await expect(page).toHaveURL(/products\/new$/)
  await expect(desk.field('tagline')).toHaveValue('')
  await expect(page.locator('.mw-dialog')).toHaveCount(0)
  expect(editor.project.read('content/products/taktgeber.en.md')).toContain('Saved before the “next” one')
})

for (const { locale, saved, unsaved } of [
  { locale: 'en-US', saved: 'Changes saved', unsaved: 'Unsaved changes' },
  { locale: 'de-DE', saved: 'Änderungen gespeichert', unsaved: 'Ungespeicherte Änderungen' },
]) {
  test.describe(() => {
    test.use({ locale })

    test(`an empty form mentions no changes until there are some (${locale})`, async ({ desk, page }) => {
      await desk.newEntry('tags')
      await expect(page.getByText(saved)).toHaveCount(0)
      await expect(page.getByText(unsaved)).toHaveCount(0)
      await desk.fill('title', '“Half” & half')
      await expect(page.getByText(unsaved)).toBeVisible()
      await expect(page.getByText(saved)).toHaveCount(0)
    })
  })
}
