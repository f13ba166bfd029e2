/** On a telephone: nothing is cut off, both languages can be written, and the preview is there. */
import { expect, test } from './lib/test'

test.use({ storage: 'files' })

for (const width of [360, 768]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } })

    test('small screen: an article is changed in both languages', async ({ desk, editor, page }) => {
      const fits = (where: string) =>
        expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${where} is not too wide`)
          .toBeLessThanOrEqual(width)
      await desk.open('/collections/news')
      await expect(page.getByRole('heading', { name: 'News' })).toBeVisible()
      await fits('the list')
      await desk.openEntry('news', 'three-apprentices-start')
      await fits('the form')
      await desk.fill('title', 'On a “small” screen')
      await desk.fill('summary', 'Too short')
      await page.getByRole('button', { name: 'Check this entry' }).click()
      await expect(desk.panel()).toBeVisible()
      await fits('the list of problems')
      await desk.panel().getByRole('button', { name: 'Close' }).click()
      await desk.fill('summary', 'Long enough & “whole” again, so that nothing needs fixing here.')
      await desk.pane('en').getByText('Language: EN').click()
      await desk.pane('en').getByRole('menuitem', { name: 'de' }).click()
      await expect(desk.pane('en').getByText('Language: DE')).toBeVisible()
      await desk.fill('title', 'Auf „kleinem“ Bildschirm: <Größe>')
      await desk.openPreview()
      await fits('the preview')
      await desk.showBothLanguages()
      await desk.publish()
      await desk.saved()
      const { read } = editor.project
      expect(read('content/news/three-apprentices-start.en.md')).toMatch(/On a “small” screen/)
      expect(read('content/news/three-apprentices-start.de.md')).toMatch(/„kleinem“ Bildschirm: <Größe>/)
    })
  })
}

test('small screen: “Show the field” leads to a German field in the one form', async ({ desk, page }) => {
  await desk.openEntry('products', 'pegel')
  await desk.fill('summary', 'Zu „kurz“', 'de')
  await page.setViewportSize({ width: 390, height: 740 })
  await page.getByRole('button', { name: 'Check this entry' }).click()
  await desk.panel().getByRole('button', { name: 'Show the field' }).click()
  await expect(desk.pane('en').getByText('Language: DE')).toBeVisible()
  await expect(desk.field('summary')).toHaveValue('Zu „kurz“')
  await expect(desk.field('summary')).toBeFocused()
})

for (const width of [390, 1024, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('the round buttons cover nothing of the forms and of the preview', async ({ desk, page }) => {
      const buttons = page.locator('[class*="ViewControls"] button')
      /** Whatever is scrolled inside a pane stays within it. */
      const covered = async () => {
        const boxes = await Promise.all((await buttons.all()).map((button) => button.boundingBox()))
        const panes = await Promise.all(
          (await page.locator('.SplitPane > .Pane').filter({ visible: true }).all()).map((pane) =>
            pane.boundingBox(),
          ),
        )
        expect(boxes.length * panes.length).toBeGreaterThan(1)
        return panes.flatMap((pane) =>
          boxes.filter(
            (box) =>
              pane &&
              box &&
              box.x < pane.x + pane.width &&
              pane.x < box.x + box.width &&
              box.y < pane.y + pane.height &&
              pane.y < box.y + box.height,
          ),
        )
      }
      await desk.openEntry('news', 'three-apprentices-start')
      expect(await covered()).toEqual([])
      await desk.openPreview()
      expect(await covered()).toEqual([])
      await expect(buttons.first()).toBeInViewport()
    })
  })
}
