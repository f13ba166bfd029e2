/** List items, including sections, are moved by keyboard alone, and every step is announced. */
import { moveDown } from './lib/move-down'
import { expect, test } from './lib/test'

test.use({ storage: 'files' })

for (const { locale, counted, handle, dropped } of [
  { locale: 'en-US', counted: '4 entries', handle: /^Move/, dropped: 'Put down at place 2 of 4.' },
  { locale: 'de-DE', counted: '4 Einträge', handle: /^Verschieben/, dropped: 'Abgelegt an Stelle 2 von 4.' },
]) {
  test.describe(() => {
    test.use({ locale })
    test(`a task of a job moves down one place by keyboard (${locale})`, async ({ desk, editor, page }) => {
      const file = 'content/jobs/cloud-operations-engineer.en.md'
      const tasks = () =>
        /tasks:\n((?: {2}- .*\n)+)/.exec(editor.project.read(file))?.[1]?.trimEnd().split('\n') ?? []
      const [first = '', second = '', ...others] = tasks()
      await desk.openEntry('jobs', 'cloud-operations-engineer')
      const list = desk.pane('en').locator('[id^="tasks-field-"]').first()
      await expect(list).toContainText(counted)
      const toggle = list.locator('button').first()
      if ((await list.getByRole('button', { name: handle }).count()) === 0) await toggle.click()
      await list.getByRole('button', { name: handle }).first().focus()
      await moveDown(page, 1, 4)
      await expect(page.getByText(dropped)).toBeAttached()
      await desk.publish()
      await desk.saved()
      expect(tasks()).toEqual([second, first, ...others])
    })
  })
}

test('an open item, much higher than the folded ones, moves past them, with what was just typed', async ({
  desk,
  editor,
  page,
}) => {
  await desk.openEntry('site', 'site')
  const menu = desk.pane('en').locator('[id^="navigation-field-"]').first()
  await menu.getByRole('button', { name: 'Expand: About' }).click()
  await menu
    .getByRole('textbox', { name: 'Text' })
    .and(page.locator(':visible'))
    .first()
    .fill('About the company')
  const move = menu.getByRole('button', { name: /^Move: About/ })
  await move.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Place 3 of 4.')).toBeAttached()
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText('Place 2 of 4.')).toBeAttached()
  await page.keyboard.press('Space')
  await expect(page.getByText('Put down at place 2 of 4.')).toBeAttached()
  await desk.publish()
  await desk.saved()
  const labels = [...editor.project.read('content/site/site.yml').matchAll(/^ {4}- label: (.*)$/gm)]
  expect(labels.map(([, label]) => label).slice(0, 4)).toEqual([
    'Products',
    'About the company',
    'Services',
    'News',
  ])
})

test('an open section keeps its height while it is moved, and once put down its handle is in view', async ({
  desk,
  page,
}) => {
  await desk.openEntry('pages', 'about')
  const sections = desk.pane('en')
  await sections.getByRole('button', { name: 'Add section' }).first().click()
  await sections.getByRole('menuitem', { name: 'Text', exact: true }).click()
  const move = sections.getByRole('button', { name: 'Move: Text', exact: true })
  const item = move.locator('xpath=ancestor::*[contains(@class, "SortableListItem")][1]')
  await move.focus()
  const heights = () =>
    item.evaluate((one) => [one.getBoundingClientRect().height, (one as HTMLElement).offsetHeight])
  await page.keyboard.press('Space')
  await expect(page.getByText(/^.*Place (\d+) of \1\.$/)).toBeAttached()
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  await page.keyboard.press('ArrowUp')
  await expect(item).toHaveCSS('transform', /matrix/)
  const [shown = 0, own = 0] = await heights()
  // One is a whole number of pixels, the other is not.
  expect(Math.abs(shown - own)).toBeLessThanOrEqual(1)
  await page.keyboard.press('Space')
  await expect(page.getByText(/^Put down at place/)).toBeAttached()
  await expect(move).toBeFocused()
  await expect(move).toBeInViewport()
})

test('the folded points of a job can be told apart, and a new one is a point', async ({ desk }) => {
  await desk.openEntry('jobs', 'cloud-operations-engineer')
  const list = desk.pane('de').locator('[id^="tasks-field-"]').first()
  const names = list.locator('[class*="NestedObjectLabel"]')
  await expect(names.nth(1)).toHaveText(/^Die vierteljährlichen Wiederherstellungstests/)
  for (const action of ['Expand', 'Move', 'Remove'])
    await expect(
      list.getByRole('button', { name: new RegExp(`^${action}: Die vierteljährlichen`) }),
    ).toHaveCount(1)
  await expect(list.getByRole('button', { name: 'Expand: Tasks' })).toHaveCount(1)
  await list.getByRole('button', { name: 'Add Point' }).click()
  await list.getByRole('button', { name: 'Collapse' }).last().click()
  await expect(names.last()).toHaveText('Point')
})

test('a section added to a long page is brought into view, with the focus on it', async ({ desk, page }) => {
  await desk.openEntry('pages', 'about')
  await desk.pane('en').getByRole('button', { name: 'Add section' }).first().click()
  await desk.pane('en').getByRole('menuitem', { name: 'Features' }).click()
  const added = desk.pane('en').locator('[class*="SortableListItem"]', { hasText: /^Features/ })
  await expect(added.getByRole('button').first()).toBeFocused()
  await expect(added.getByRole('textbox').first()).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(added.getByRole('textbox')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await added.getByRole('button', { name: 'Add Item' }).click()
  await desk.pane('de').getByRole('button', { name: 'Expand: Features' }).click()
  const unnamed = desk.pane('de').locator('[class*="NestedObjectLabel"]')
  await expect(unnamed.filter({ hasText: /^Item$/ })).toHaveCount(1)
})

test('by keyboard: after a point is removed, the focus is on the next one, at last on the list', async ({
  desk,
  page,
}) => {
  await desk.openEntry('jobs', 'cloud-operations-engineer')
  const list = desk.pane('en').locator('[id^="tasks-field-"]').first()
  const items = list.locator('[class*="SortableListItem"]')
  await expect(items).toHaveCount(4)
  for (const left of [3, 2, 1, 0]) {
    await items.nth(Math.min(1, left)).getByRole('button', { name: 'Remove' }).press('Enter')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).press('Enter')
    await expect(items).toHaveCount(left)
    const next = left > 0 ? items.nth(Math.min(1, left - 1)) : list
    await expect(next.getByRole('button').first()).toBeFocused()
  }
})
