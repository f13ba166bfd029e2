/** Tables in texts: inserted from the menu and filled in cell by cell, changed, pasted from a spreadsheet, and undone. */
import { readFileSync } from 'node:fs'
import type { Locator } from '@playwright/test'
import type { Desk } from './lib/desk'
import { expect, test } from './lib/test'

const article = 'three-apprentices-start'
const fileOf = (slug: string, locale: string) => `content/news/${slug}.${locale}.md`

/** Inserts an empty table or picture where the caret is in the English text. */
async function insert({ page, pane }: Desk, what: 'Table' | 'Picture'): Promise<void> {
  await pane('en')
    .getByTitle('Insert')
    .or(pane('en').getByRole('button', { name: 'Insert' }))
    .last()
    .click()
  await page.getByText(what, { exact: true }).last().click()
}

test('table: inserted, filled by keyboard, with further rows and columns', async ({ desk, editor, page }) => {
  await desk.openEntry('news', article)
  const body = desk.body()
  await body.click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.press('Enter')
  await insert(desk, 'Table')
  await body.getByLabel('Heading 1').click()
  for (const words of ['Role', 'Name & “title”', 'Lead | deputy', 'Größe', 'spare']) {
    await page.keyboard.type(`${words} `)
    await page.keyboard.press(words === 'Größe' ? 'Enter' : 'Tab')
  }
  await body.getByLabel('Row 3, column 2').fill('to be removed')
  await body.getByRole('button', { name: 'Remove row 3' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(body.getByLabel('Row 3, column 2')).toHaveValue('to be removed')
  await body.getByRole('button', { name: 'Remove row 3' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(body.getByLabel('Row 2, column 2')).toBeFocused()
  await body.getByRole('button', { name: 'Add column to the right' }).click()
  await expect(body.getByLabel('Heading 3')).toBeFocused()
  await page.keyboard.insertText('Since')
  await body.getByLabel('Row 2, column 3').fill('**2026**')
  await desk.publish()
  await desk.saved()
  const { project } = editor
  expect(project.read(fileOf(article, 'en'))).toContain(
    '\n\n| Role | Name & “title” | Since |\n| --- | --- | --- |\n| Lead \\| deputy | Größe | **2026** |\n',
  )
  expect(project.read(fileOf(article, 'de'))).toBe(readFileSync(fileOf(article, 'de'), 'utf8'))
})

test('below a table at the end of a text, one can go on writing', async ({ desk, page }) => {
  await desk.openEntry('news', article)
  await desk.write('Before the table.')
  await insert(desk, 'Table')
  await expect(desk.body().getByLabel('Heading 1')).toBeVisible()
  await desk.body().press('ControlOrMeta+End')
  await page.keyboard.insertText('Below the table.')
  await expect(desk.body().locator(':scope > *').last()).toHaveText('Below the table.')
})

test('by keyboard: after a table, picture or video is inserted, the focus is on it', async ({
  desk,
  page,
}) => {
  await desk.openEntry('news', article)
  // When the text learns of a moved caret, it draws its toolbar again, which would close an open menu.
  await desk.write('Before it.')
  for (const kind of ['Table', 'Picture', 'Video']) {
    await desk.pane('en').getByRole('button', { name: 'Insert' }).press('Enter')
    // The menu moves the focus there shortly after it opens.
    await expect(page.getByRole('menuitem').first()).toBeFocused()
    await page.getByRole('menuitem', { name: kind }).press('Enter')
    await expect(desk.body().getByRole('button', { name: `Collapse: ${kind}` })).toBeFocused()
  }
})

test('table: pasted from a spreadsheet, into the text and into its cells', async ({ desk, editor, page }) => {
  await desk.openEntry('news', article)
  const body = desk.body()
  await body.click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.press('Enter')
  await body.evaluate((element) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.setData('text/plain', 'Größe\tPrice\n3.\t5 * 3\n')
    dataTransfer.setData(
      'text/html',
      '<html><body><table><colgroup><col width=80></colgroup><tbody><tr><td><b>Größe</b></td><td>Price</td></tr><tr><td>3.</td><td><b>5 * 3</b> <a href="https://example.com/a">each</a></td></tr></tbody></table></body></html>',
    )
    const paste = { inputType: 'insertFromPaste', dataTransfer, bubbles: true, cancelable: true }
    element.dispatchEvent(new InputEvent('beforeinput', paste))
  })
  await expect(body.getByLabel('Heading 1')).toHaveValue('Größe')
  const cell = body.getByLabel('Row 2, column 2')
  await expect(cell).toHaveValue('**5 \\* 3** [each](https://example.com/a)')
  await body.getByLabel('Row 2, column 1').evaluate((element) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', '4.\t5\n"a\nb"\tc')
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(cell).toHaveValue('5')
  await desk.publish()
  await desk.saved()
  expect(editor.project.read(fileOf(article, 'en'))).toContain(
    '\n\n| Größe | Price |\n| --- | --- |\n| 4. | 5 |\n| a b | c |\n',
  )
})

test('what is undone in a text is undone in the open forms of its pictures and tables', async ({
  desk,
  editor,
  page,
}) => {
  const { project } = editor
  const components = '![A plan](/media/workshop-wall.png "A caption")\n\n| a | b |\n| --- | --- |\n| x | y |'
  const before = project.read(fileOf(article, 'en'))
  project.write(
    fileOf(article, 'en'),
    before.replace(/(?<=\n---\n)[^]*/, `\nFirst words\n\n${components}\n\nLast words\n`),
  )
  await desk.openEntry('news', article)
  const body = desk.body()
  const last = body.getByText('Last words')
  const undo = async (field: Locator, typed: string, undone: string) => {
    await field.click()
    await page.keyboard.press('End')
    await page.keyboard.type('12')
    await expect(field).toHaveValue(typed)
    await last.click()
    await expect(async () => {
      await page.keyboard.press('ControlOrMeta+z')
      await expect(field).toHaveValue(undone, { timeout: 200 })
    }).toPass()
  }
  await undo(body.getByLabel('Caption'), 'A caption12', 'A caption')
  const cell = body.getByLabel('Row 2, column 1')
  await undo(cell, 'x12', 'x')
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(cell, 'redone').toHaveValue('x1')
  await desk.publish()
  await desk.saved()
  expect(project.read(fileOf(article, 'en'))).toContain(components.replace('| x |', '| x1 |'))
})

test('a new picture is undone, redone and undone again by keyboard, and typing goes on where it was', async ({
  desk,
  page,
}) => {
  await desk.openEntry('news', article)
  const body = desk.body()
  await body.click()
  await page.keyboard.type('then')
  await expect(body).toContainText('then')
  await insert(desk, 'Picture')
  const pictures = body.getByRole('button', { name: 'Choose a picture' })
  for (const [key, count] of [
    ['z', 0],
    ['y', 1],
    ['z', 0],
  ] as const) {
    await page.keyboard.press(`Control+${key}`)
    await expect(pictures).toHaveCount(count)
    await expect(body).toBeFocused()
  }
  await page.keyboard.type(' after')
  await expect(body).toContainText('then after')
})
