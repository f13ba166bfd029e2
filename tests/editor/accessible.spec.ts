/** axe finds nothing on the editor’s screens, neither in Decap’s parts nor in this project’s. */
import { axeProblems } from '../lib/axe'
import { expect, test } from './lib/test'

test.use({ publishMode: 'editorial_workflow' })

test('sign-in, list, forms, menu, message, preview, search, library and board are accessible', async ({
  desk,
  editor,
}) => {
  const { page } = desk
  const problems: string[] = []
  const look = async (place: string): Promise<void> => {
    // Decap’s progress bar fades out.
    await expect(page.locator('canvas:visible')).toHaveCount(0)
    problems.push(...(await axeProblems(page, place)))
  }

  await page.goto(editor.url)
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await look('sign-in')
  await desk.open('/collections/products')
  await expect(page.getByRole('link', { name: 'Pegel' })).toBeVisible()
  await look('list')
  await desk.openEntry('news', 'belegfluss-reads-e-invoices')
  await look('both forms')
  await page.getByRole('button', { name: 'Published', exact: true }).click()
  await look('menu')
  await desk.newEntry('news')
  await look('new entry')
  await desk.openEntry('products', 'pegel')
  await desk.fill('tagline', 'One gauge & no surprises')
  // Messages stay as long as the window has no focus; while one is leaving, it has no role.
  await page.evaluate(() => Object.assign(document, { hasFocus: () => false }))
  await desk.save()
  await desk.toast(/Entry saved/)
  await look('draft and message')
  await page.evaluate(() => Reflect.deleteProperty(document, 'hasFocus') && dispatchEvent(new Event('focus')))
  await expect(page.locator('.Toastify__toast')).toHaveCount(0)
  await desk.openPreview()
  await look('preview')
  await desk.open('/search/pegel')
  await expect(page.getByRole('link', { name: 'Pegel' }).first()).toBeVisible()
  await look('search')
  await page.getByRole('button', { name: 'Pictures and files' }).click()
  await desk.mediaShown()
  await look('library')
  await desk.open('/workflow')
  await expect(page.getByRole('heading', { name: 'Drafts' })).toBeVisible()
  await look('board')
  expect(problems).toEqual([])
})

test.describe('on a forge', () => {
  test.use({ storage: 'forge' })

  test('the sign-in is accessible', async ({ editor, page }) => {
    await page.goto(editor.url)
    await expect(page.getByRole('button', { name: /sign in/i })).toBeVisible()
    expect(await axeProblems(page, 'sign-in')).toEqual([])
  })
})
