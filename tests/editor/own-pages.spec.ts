/** Pages that editors make: where they are made, and what a move or a deletion does to the pages below. */
import { agree } from './lib/desk'
import { expect, test } from './lib/test'

test.use({ storage: 'files' })

test('a page is renamed: its old address and those of the pages below lead to the new ones', async ({
  desk,
  editor,
}) => {
  await desk.openEntry('own-pages', 'hannover-2027')
  await desk.fill('slug', 'fair-2027')
  await desk.publish()
  await desk.saved()
  const redirects = editor.project.read('content/redirects.yml')
  for (const below of ['', '/appointments'])
    expect(redirects).toMatch(new RegExp(`from: /hannover-2027${below}\\n\\s+to: /fair-2027${below}\\n`))
  expect(redirects).not.toContain('from: /de/hannover-2027')
})

test('refused: deleting a page that has pages below it, and moving one below itself', async ({
  desk,
  editor,
  page,
}) => {
  await agree(page)
  await desk.openEntry('own-pages', 'hannover-2027')
  await page.getByRole('button', { name: 'Delete entry' }).click()
  expect(await desk.toast(/Not deleted/)).toMatch(/Other entries point to this one: .+/)
  await desk.fill('above', 'own-pages/fair-appointments')
  await desk.publish()
  await expect(desk.panel()).toContainText('Below the page')
  expect(editor.project.git('status', '--porcelain'), 'nothing is written').toBe('')
})

test('asking for a new fixed page leads to the form of a page of one’s own', async ({ desk, page }) => {
  await desk.openEntry('pages', 'about')
  await page.evaluate(() => location.assign('#/collections/pages/new'))
  await page.waitForURL(/#\/collections\/own-pages\/new$/)
  await expect(desk.field('above')).toBeVisible()
})
