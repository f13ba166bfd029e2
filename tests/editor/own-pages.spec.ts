/** Pages that editors make: where they are made, and what a move or a deletion does to the pages below. */
import { axeProblems } from '../lib/axe'
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

test('a page is put into a menu from its own form, in both languages; a draft and a page of one language are not', async ({
  desk,
  editor,
  page,
}) => {
  const path = 'content/site/site.yml'
  const before = editor.project.read(path)
  const dialog = page.getByRole('dialog', { name: 'Put “Musterwerk in Hannover 2027” into a menu' })
  const ask = () => page.getByRole('button', { name: 'Put into a menu' }).click()
  await desk.openEntry('own-pages', 'hannover-2027')
  await ask()
  await expect(dialog.getByRole('radio', { name: 'Main menu', exact: true })).toBeChecked()
  await dialog.getByRole('radio', { name: 'Footer › Last line' }).check()
  await expect(dialog.getByLabel('Text of the menu item: German')).toHaveValue('Hannover 2027')
  await dialog.getByLabel('Text of the menu item: German').fill('Messe „Hannover“ & <mehr>')
  expect(await axeProblems(page, 'menus', undefined, '.mw-dialog')).toEqual([])
  await dialog.getByRole('button', { name: 'Add the item' }).click()
  await expect(desk.notice()).toContainText('is now the last item of “Footer › Last line”')
  const added = (label: string) => `      - label: ${label}\n        link: own-pages/hannover-2027\n`
  const changed = editor.project.read(path)
  expect(changed).toContain(added('Hannover 2027'))
  expect(changed).toContain(added('Messe „Hannover“ & <mehr>'))
  const without = changed.replace(added('Hannover 2027'), '').replace(added('Messe „Hannover“ & <mehr>'), '')
  expect(without, 'nothing else has changed').toBe(before)

  await ask()
  await expect(dialog.getByText('Last line (the page is there already)')).toBeVisible()
  const byOthers = changed.replace('phone: +49 30 23125 000', 'phone: +49 30 23125 111')
  expect(byOthers).not.toBe(changed)
  editor.project.write(path, byOthers)
  await dialog.getByRole('radio', { name: 'Main menu', exact: true }).check()
  await dialog.getByRole('button', { name: 'Add the item' }).click()
  await expect(dialog.getByRole('status')).toContainText('Somebody has changed the menus in the meantime')
  expect(editor.project.read(path), 'what others have saved stays').toBe(byOthers)
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  const refused = async (slug: string, line: string) => {
    for (const language of ['en', 'de']) {
      const file = `content/own-pages/${slug}.${language}.md`
      editor.project.write(file, editor.project.read(file).replace(/^description:/m, `${line}\n$&`))
    }
    await desk.openEntry('own-pages', slug)
    await ask()
    return page.getByRole('alertdialog')
  }
  await expect(await refused('fair-appointments', 'draft: true')).toContainText('Publish this page first')
  await expect(await refused('hannover-2027', 'onlyIn: de')).toContainText('one language only (German)')
})
