/** Copies of entries of every collection, what a form shows and accepts, and the way through review. */
import { creatable, firstOf } from './lib/collections'
import { agree } from './lib/desk'
import { sampleText } from './lib/fill-form'
import { expect, test } from './lib/test'

// The whole way duplicates a product.
for (const { name, titleField, fields, label } of creatable.filter(({ name }) => name !== 'products')) {
  test(`new entry: ${name}, with its file named after a German title`, async ({ desk, editor, page }) => {
    await agree(page)
    await desk.openEntry(name, firstOf(name))
    await desk.duplicate()
    await desk.fill(titleField, 'Größe & „Maß“ für Jürgen')
    if (fields[titleField]?.translated) await desk.fill(titleField, 'Größe & „Maß“ <für> Jürgen', 'de')
    for (const locale of ['en', 'de'] as const) if (fields['slug']) await desk.fill('slug', '', locale)
    await desk.publish()
    await desk.saved()
    expect(editor.project.git('show', '--name-only', '--format=%s').split('\n').filter(Boolean)).toEqual([
      `${label.en}: add groesse-mass-fuer-juergen`,
      ...['de', 'en'].map((code) => `content/${name}/groesse-mass-fuer-juergen.${code}.md`),
    ])
  })
}

for (const { locale, empty, counted, tooLong } of [
  {
    locale: 'en-US',
    empty: /^Shown while the field is empty: /,
    counted: '58 of at most 160 characters',
    tooLong: '161 of at most 160 characters: one too many',
  },
  {
    locale: 'de-DE',
    empty: /^Angezeigt, solange das Feld leer ist: /,
    counted: '58 von höchstens 160 Zeichen',
    tooLong: '161 von höchstens 160 Zeichen: eines zu viel',
  },
]) {
  test.describe(() => {
    test.use({ locale })

    test(`empty fields show what search engines will show, while typing (${locale})`, async ({ desk }) => {
      await desk.openEntry('products', 'belegfluss')
      const shown = (code: 'en' | 'de', text: RegExp) =>
        expect(desk.pane(code).getByText(empty).filter({ hasText: text }))
      await shown('en', /Belegfluss.* \| Musterwerk$/).toBeVisible()
      await desk.fill('title', 'Papierfluss', 'de')
      await shown('de', /Papierfluss.* \| Musterwerk$/).toBeVisible()
      await desk.fill('summary', 'Liest Rechnungen und legt sie denen vor, die entscheiden.', 'de')
      const picture = desk.pane('de').getByRole('img', { name: /^Papierfluss/ })
      await expect(picture.locator('text').first()).toHaveText('Musterwerk')
      await expect(picture.locator('text').nth(1)).toHaveText(/^Papierfluss/)
      await expect(picture.locator('text').last()).toHaveText('Produkte')
      await shown('de', /: Liest Rechnungen und legt sie denen vor/).toBeVisible()
      await desk.fill('searchTitle', 'Rechnungen prüfen und freigeben', 'de')
      await shown('de', /Papierfluss/).toBeHidden()
      await shown('en', /Belegfluss.* \| Musterwerk$/).toBeVisible()
    })

    test(`a short description has a multi-line input with a counter that hides nothing (${locale})`, async ({
      desk,
    }) => {
      await desk.openEntry('products', 'belegfluss')
      const box = desk.field('summary')
      const counter = desk.pane('en').locator(`[id="${await box.getAttribute('aria-describedby')}"]`)
      await desk.fill('summary', 'Reads invoices, and shows them to the people who decide it')
      await expect(counter).toHaveText(counted)
      await desk.fill('summary', `${'Words, '.repeat(22)}and end`)
      await expect(counter).toHaveText(tooLong)
      const hidden = await box.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
      expect(hidden).toBeLessThanOrEqual(0)
    })
  })
}

test.describe('with a workflow', () => {
  test.use({ publishMode: 'editorial_workflow' })

  test('workflow: draft, review, ready, published; the main branch is unchanged until then', async ({
    desk,
    editor,
    page,
  }) => {
    await agree(page)
    const before = editor.project.git('rev-parse', 'main')
    await desk.openEntry('products', 'belegfluss')
    await desk.fill('tagline', 'Documents that “flow” & arrive')
    await desk.fill('tagline', 'Belege, die „fließen“ & ankommen', 'de')
    await desk.save()
    await desk.saved()
    expect(editor.project.git('rev-parse', 'main')).toBe(before)
    await desk.fill(
      'summary',
      'Belegfluss reads invoices, checks them and sends them to the people who decide “at once”.',
    )
    await desk.save()
    await desk.saved()
    await desk.setReady()
    await desk.publish()
    await desk.published()
    const german = editor.project.git('show', 'main:content/products/belegfluss.de.md')
    expect(german).toMatch(/„fließen“ & ankommen/)
    expect(editor.project.git('show', 'main:content/products/belegfluss.en.md')).toMatch(/“at once”/)
  })
})

test('text pasted from Word keeps its words, their order, bold, links, lists and tables', async ({
  desk,
  page,
}) => {
  await desk.newEntry('news')
  const body = desk.body()
  await body.click()
  await expect(body).toBeFocused()
  await body.evaluate((element) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.setData(
      'text/html',
      '<h1>Größe</h1><p>With <b>bold</b> & <span>a <b><a href="https://example.com/a">link</a></b></span><br>of\nmore</p><table><tr><td>A</td><td>B</td></tr></table><p class="MsoListParagraph">·   First</p><p class="MsoListParagraph">·   Second</p><p>End</p>',
    )
    element.dispatchEvent(
      new InputEvent('beforeinput', {
        inputType: 'insertFromPaste',
        dataTransfer,
        bubbles: true,
        cancelable: true,
      }),
    )
  })
  await expect
    .poll(async () =>
      (await body.innerText()).replaceAll('\ufeff', '').split(/\n+/).filter(Boolean).join('|'),
    )
    .toMatch(/^Größe\|With bold & a link\|of more\|.*\|First\|Second\|End$/)
  await expect(body.getByLabel('Heading 2')).toHaveValue('B')
  await expect(body.locator('h2')).toHaveText(['Größe'])
  await expect(body.locator('li')).toHaveText(['First', 'Second'])
  await expect(body.locator('b, strong').first()).toHaveText(/bold/)
  const address = page.getByRole('dialog').getByLabel('Where does the link lead?')
  // The field learns of a click a moment later.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await body.locator('a').click()
    await page.keyboard.press('ControlOrMeta+k')
    await expect(address).toHaveValue('https://example.com/a', { timeout: 1000 })
  }).toPass()
})

test('a date at the start of a text is no list, and a “|” in a table stays in its cell', async ({
  desk,
  editor,
  page,
}) => {
  const slug = 'pegel-keeps-quiet-at-night'
  await desk.openEntry('news', slug)
  const typed = '3. October, and 5 * 3 * 2 guests: '
  await desk.body().locator('p').first().click()
  await page.keyboard.press('ControlOrMeta+Home')
  await page.keyboard.insertText(typed)
  await expect(desk.body().locator('p').first()).toContainText(typed)
  const cell = desk.body('de').getByLabel('Row 2, column 1')
  await cell.click()
  await page.keyboard.press('End')
  await page.keyboard.insertText(' | „nachts“')
  await expect(cell).toHaveValue('Januar, vorher | „nachts“')
  await desk.publish()
  await desk.saved()
  const file = (locale: string) => editor.project.read(`content/news/${slug}.${locale}.md`)
  expect(file('en')).toMatch(/^3\\\. October, and 5 \\\* 3 \\\* 2 guests: \w/m)
  expect(file('de')).toMatch(/^\| Januar, vorher \\\| „nachts“ \| 212 \|$/m)
  await desk.openEntry('news', slug)
  await expect(desk.body().locator('p').first()).toContainText(typed)
  await expect(desk.body().locator('li')).toHaveCount(0)
  await expect(cell).toHaveValue('Januar, vorher | „nachts“')
})

test('the second form shows another language', async ({ desk, page }) => {
  await desk.openEntry('testimonials', 'dairy')
  const second = desk.pane('de')
  await second.getByText('Language: DE').click()
  await page.getByRole('menuitem', { name: 'en', exact: true }).click()
  await expect(second.getByText('Language: EN')).toBeVisible()
})

test('a selection is kept while the editor is in another window', async ({ desk, page }) => {
  await desk.openEntry('products', 'pegel')
  const field = desk.field('tagline')
  await field.click()
  await page.keyboard.type('Typed before, ')
  await page.keyboard.press('ControlOrMeta+a')
  // The events that a browser fires when its window loses and regains focus; the field stays active.
  for (const name of ['focusout', 'focusin']) await field.dispatchEvent(name)
  await page.keyboard.type('In place of it')
  await expect(field).toHaveValue('In place of it')
})

test('an entry that has no English file yet keeps what its languages share', async ({ desk, editor }) => {
  const { project } = editor
  const path = 'content/team/lena-brandt'
  const german = project.read(`${path}.de.md`).replace(/portrait:\n(?: .*\n)+/, '')
  project.write(`${path}.de.md`, german)
  project.git('rm', '--quiet', `${path}.en.md`)
  project.git('commit', '--quiet', '--all', '--message', 'In German only')
  await desk.openEntry('team', 'lena-brandt')
  await expect(desk.field('email')).toHaveValue('lena.brandt@example.com')
  await expect(desk.field('role')).toHaveValue('')
  await desk.fill('role', 'People and “administration”')
  await desk.fill('text', sampleText('text', 'en', { min: 180, max: 260 }))
  await desk.publish()
  await desk.saved()
  const english = project.read(`${path}.en.md`)
  for (const fact of ['name', 'email', 'phone', 'order']) {
    const line = new RegExp(`^${fact}: .+$`, 'm')
    expect(line.exec(english)?.[0]).toBe(line.exec(german)?.[0])
  }
})
