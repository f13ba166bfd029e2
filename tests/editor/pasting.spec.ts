/** Pasting into a text: its own pictures and tables, pictures from elsewhere, cells as plain text. */
import type { Locator } from '@playwright/test'
import { expect, test } from './lib/test'

const fileOf = (locale: string) => `content/news/three-apprentices-start.${locale}.md`

type Data = { texts?: Record<string, string>; picture?: true }

/** Pastes as another program's clipboard would. */
const paste = (text: Locator, data: Data) =>
  text.evaluate((element, { texts = {}, picture }) => {
    const dataTransfer = new DataTransfer()
    for (const [type, value] of Object.entries(texts)) dataTransfer.setData(type, value)
    if (picture) dataTransfer.items.add(new File(['x'], 'image.png', { type: 'image/png' }))
    const event = { inputType: 'insertFromPaste', dataTransfer, bubbles: true, cancelable: true }
    element.dispatchEvent(new InputEvent('beforeinput', event))
  }, data)

test('a picture and a table: cut and pasted in a text, then copied with it into another one', async ({
  desk,
  editor,
  page,
}) => {
  const { project } = editor
  const [picture, table] = [
    '![A “plan” & more](/media/workshop-wall.png "A caption")',
    '| a | b |\n| --- | ---: |\n| x \\| y | **1** |',
  ]
  const write = (locale: string, body: string) =>
    project.write(fileOf(locale), project.read(fileOf(locale)).replace(/(?<=\n---\n)[^]*/, `\n${body}\n`))
  write('en', `First words\n\n${picture}\n\n${table}\n\nLast words`)
  write('de', 'Deutsche Worte')
  await desk.openEntry('news', 'three-apprentices-start')
  const body = desk.body()
  const caption = body.getByLabel('Caption')
  await expect(caption).toHaveValue('A caption')
  await body.getByText('Picture', { exact: true }).click()
  await page.keyboard.press('ControlOrMeta+x')
  await expect(caption).toHaveCount(0)
  await body.getByText('Last words').click()
  await page.keyboard.press('End')
  await page.keyboard.press('ControlOrMeta+v')
  await expect(caption).toHaveValue('A caption')
  await body.getByText('First words').click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('ControlOrMeta+c')
  await desk.body('de').getByText('Deutsche Worte').click()
  await page.keyboard.press('End')
  await page.keyboard.press('ControlOrMeta+v')
  await expect(desk.body('de').getByLabel('Row 2, column 1')).toHaveValue('x | y')
  await desk.publish()
  await desk.saved()
  const pasted = `First words\n\n${table}\n\nLast words\n\n${picture}`
  expect(project.read(fileOf('en'))).toContain(`---\n\n${pasted}\n`)
  expect(project.read(fileOf('de'))).toContain(`---\n\nDeutsche Worte\n\n${pasted}\n`)
})

for (const [locale, notice] of [
  ['en-US', /Pictures .* cannot be pasted .* choose “Insert” .* then “Picture”/],
  ['de-DE', /Bilder .* nicht direkt .* wählen Sie „Einfügen“ .* dann „Bild“/],
] as const) {
  test.describe(locale, () => {
    test.use({ locale })

    test(`a pasted or dropped picture: a notice says how to insert it (${locale})`, async ({
      desk,
      page,
    }) => {
      await desk.openEntry('news', 'three-apprentices-start')
      const body = desk.body()
      const close = desk.notice().getByRole('button', { name: /^(Close|Schließen)$/ })
      await body.getByText('Yesterday Milan').click()
      await paste(body, { picture: true })
      await expect(desk.notice()).toHaveText(notice)
      await close.click()
      const html = '<p>Words of Word <img src="file:///a.png"> and a picture</p>'
      await paste(body, { texts: { 'text/html': html }, picture: true })
      await expect(body).toContainText('Words of Word')
      await expect(desk.notice()).toHaveText(notice)
      await close.click()
      // Spreadsheets add a picture of their cells.
      await paste(body, { texts: { 'text/plain': 'Just words' }, picture: true })
      await expect(body).toContainText('Just words')
      await expect(desk.notice()).toHaveCount(0)
      await body.getByText('Yesterday Milan').evaluate((element) => {
        const dataTransfer = new DataTransfer()
        dataTransfer.items.add(new File(['x'], 'image.png', { type: 'image/png' }))
        const { x, y } = element.getBoundingClientRect()
        const drop = { dataTransfer, clientX: x + 5, clientY: y + 5, bubbles: true, cancelable: true }
        element.dispatchEvent(new DragEvent('drop', drop))
      })
      await expect(desk.notice()).toHaveText(notice)
      expect(page.url()).toContain('#/')
    })
  })
}

test('words pasted while a component is selected follow it', async ({ desk, editor, page }) => {
  const { project } = editor
  const picture = '![A plan](/media/workshop-wall.png)'
  project.write(
    fileOf('en'),
    project.read(fileOf('en')).replace(/(?<=\n---\n)[^]*/, `\nFirst words\n\n${picture}\n\nLast words\n`),
  )
  await desk.openEntry('news', 'three-apprentices-start')
  const body = desk.body()
  await body.getByText('Picture', { exact: true }).click()
  await paste(body, { texts: { 'text/html': '<p>Words of <b>Word</b></p>' } })
  await expect(body).toContainText('Words of Word')
  await body.getByText('Picture', { exact: true }).click()
  await paste(body, { texts: { 'text/plain': 'Just words' } })
  await expect(body).toContainText('Just words')
  await page.getByText('Last words').first().click()
  await desk.publish()
  await desk.saved()
  const pasted = `First words\n\n${picture}\n\nJust words\n\nWords of **Word**\n\nLast words`
  expect(project.read(fileOf('en'))).toContain(`---\n\n${pasted}\n`)
})

test('a line between two paragraphs, as in a mail, is pasted with them', async ({ desk, editor, page }) => {
  await desk.openEntry('news', 'three-apprentices-start')
  const body = desk.body()
  await desk.write('First words')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await paste(body, { texts: { 'text/html': '<div>Before<hr>after it</div><p>Last words</p>' } })
  await expect(body).toContainText('Last words')
  await desk.publish()
  await desk.saved()
  const stored = editor.project.read('content/news/three-apprentices-start.en.md')
  expect(stored).toMatch(/First words\n\nBefore\n\n- - -\n\nafter it\n\nLast words\n$/)
})

test('line breaks of Google Docs and Word Online are pasted, and the links of Google lead to their target', async ({
  desk,
  editor,
  page,
}) => {
  const google =
    '<b style="font-weight:normal" id="docs-internal-guid-1"><p><span>One </span><span style="font-weight:700">line</span><span style="font-weight:400"><br></span><span>and <a href="https://www.google.com/url?q=https://example.com/a%3Fb%3D1&amp;sa=D">another</a></span></p></b>'
  const word =
    '<div><p><span>Word</span><span><span>&nbsp;</span><br></span><span>Online</span><span class="EOP">&nbsp;</span></p></div>'
  await desk.openEntry('news', 'three-apprentices-start')
  await desk.write('First words')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await paste(desk.body(), { texts: { 'text/html': google + word } })
  await expect(desk.body()).toContainText('Online')
  await desk.publish()
  await desk.saved()
  expect(editor.project.read(fileOf('en'))).toMatch(
    /---\n\nFirst words\n\nOne \*\*line\*\*\\\nand \[another\]\(https:\/\/example\.com\/a\?b=1\)\n\nWord\s?\\\nOnline\n$/,
  )
})

test('a list pasted after words, and one pasted into a list, keep their items', async ({
  desk,
  editor,
  page,
}) => {
  const { project } = editor
  project.write(
    fileOf('en'),
    project.read(fileOf('en')).replace(/(?<=\n---\n)[^]*/, '\nFirst words\n\nMore words\n\n* one\n* two\n'),
  )
  await desk.openEntry('news', 'three-apprentices-start')
  const body = desk.body()
  const pasteAfter = async (words: string, html: string) => {
    const last = body.getByText(words, { exact: true })
    const { width, height } = (await last.boundingBox()) ?? { width: 1, height: 1 }
    await last.click({ position: { x: width - 1, y: height / 2 } })
    // Typing puts the cursor of the text where the browser's is.
    await page.keyboard.type('!')
    await expect(body).toContainText(`${words}!`)
    await paste(body, { texts: { 'text/html': html } })
    await expect(body).toContainText('last of it')
  }
  await pasteAfter('First words', '<ul><li><b>A</b> and b</li><li>C</li><li>the last of it</li></ul>')
  await pasteAfter('one', '<ol><li><p>D</p></li><li>E <a href="https://example.com/">and</a> f</li></ol>')
  await expect(body).toContainText('E and f')
  await desk.publish()
  await desk.saved()
  expect(project.read(fileOf('en'))).toContain(
    '---\n\nFirst words!\n\n* **A** and b\n* C\n* the last of it\n\nMore words\n\n* one!\n* D\n* E [and](https://example.com/) f\n* two\n',
  )
})

test('cells of a spreadsheet as plain text become a table', async ({ desk, editor, page }) => {
  await desk.openEntry('news', 'three-apprentices-start')
  const body = desk.body()
  await body.getByText('Yesterday Milan').click()
  await page.keyboard.press('Home')
  await paste(body, { texts: { 'text/plain': 'Größe\tPrice\r\n3.\t5 * 3 | *4*\r\n' } })
  await expect(body.getByLabel('Heading 1')).toHaveValue('Größe')
  await desk.publish()
  await desk.saved()
  expect(editor.project.read(fileOf('en'))).toContain(
    '| Größe | Price |\n| --- | --- |\n| 3. | 5 \\* 3 \\| \\*4\\* |\n',
  )
})

test('a list copied from a formatted text keeps its words in the source of a text', async ({
  desk,
  editor,
  page,
}) => {
  await desk.openEntry('news', 'three-apprentices-start')
  const copied = [
    { type: 'bulleted-list', children: [{ type: 'list-item', children: [{ text: 'Words of a list' }] }] },
  ]
  await page.getByRole('switch', { name: 'Show the source' }).first().click()
  const source = desk.body()
  await source.getByText('Yesterday Milan').click()
  await page.keyboard.press('Home')
  await paste(source, {
    texts: {
      'application/x-slate-fragment': Buffer.from(encodeURIComponent(JSON.stringify(copied))).toString(
        'base64',
      ),
      'text/plain': 'Words of a list\n',
    },
  })
  await desk.publish()
  await desk.saved()
  expect(editor.project.read(fileOf('en'))).toContain('Words of a list\n')
})

test('spaces before a paragraph, as in a mail, leave no backslash', async ({ desk, editor }) => {
  await desk.openEntry('news', 'three-apprentices-start')
  await desk.write('    Indented words')
  await desk.publish()
  await desk.saved()
  expect(editor.project.read(fileOf('en'))).toMatch(/\n\n ?Indented words\n$/)
})
