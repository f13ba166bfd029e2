/** On a phone: nothing is cut off, both languages can be edited, and the preview is available. */
import { expect, test } from './lib/test'

test.use({ storage: 'files' })

for (const { width, locale, said } of [
  {
    width: 360,
    locale: 'en-US',
    said: { news: 'News', check: 'Check this entry', close: 'Close', language: 'Language' },
  },
  {
    width: 768,
    locale: 'de-DE',
    said: { news: 'Neuigkeiten', check: 'Eintrag prüfen', close: 'Schließen', language: 'Sprache' },
  },
]) {
  test.describe(`at ${width} px`, () => {
    test.use({ locale, viewport: { width, height: 740 } })

    test('small screen: an article is changed in both languages', async ({ desk, editor, page }) => {
      const fits = (where: string) =>
        expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${where} is not too wide`)
          .toBeLessThanOrEqual(width)
      await desk.open('/collections/news')
      await expect(page.getByRole('heading', { name: said.news })).toBeVisible()
      await fits('the list')
      await desk.openEntry('news', 'three-apprentices-start')
      await fits('the form')
      await desk.fill('title', 'On a “small” screen')
      await desk.fill('summary', 'Too short')
      await page.getByRole('button', { name: said.check }).click()
      await expect(desk.panel()).toBeVisible()
      await fits('the list of problems')
      await desk.panel().getByRole('button', { name: said.close }).click()
      await desk.fill('summary', 'Long enough & “whole” again, so that nothing needs fixing here.')
      await desk.pane('en').getByText(`${said.language}: EN`).click()
      await desk.pane('en').getByRole('menuitem', { name: 'de' }).click()
      await expect(desk.pane('en').getByText(`${said.language}: DE`)).toBeVisible()
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

test('small screen: “Show the field” leads to a German field in the single form', async ({ desk, page }) => {
  await desk.openEntry('products', 'pegel')
  await desk.fill('summary', 'Zu „kurz“', 'de')
  await page.setViewportSize({ width: 390, height: 740 })
  await page.getByRole('button', { name: 'Check this entry' }).click()
  await expect(desk.panel()).toContainText('This was only a check; nothing was saved or changed.')
  await desk.panel().getByRole('button', { name: 'Show the field' }).click()
  await expect(desk.pane('en').getByText('Language: DE')).toBeVisible()
  await expect(desk.field('summary')).toHaveValue('Zu „kurz“')
  await expect(desk.field('summary')).toBeFocused()
})

for (const { locale, copyAll } of [
  { locale: 'en-US', copyAll: 'Copy everything from another language' },
  { locale: 'de-DE', copyAll: 'Alles aus einer anderen Sprache kopieren' },
]) {
  test.describe(() => {
    test.use({ locale })

    test(`the round buttons cover no part of the forms or the preview, and no form is cut off (${locale})`, async ({
      desk,
      page,
    }) => {
      const buttons = page.locator('[class*="ViewControls"] button')
      const panes = page.locator('.SplitPane > .Pane').filter({ visible: true })
      /** Whatever is scrolled inside a pane stays within it. */
      const covered = async () => {
        const boxes = await Promise.all((await buttons.all()).map((button) => button.boundingBox()))
        const areas = await Promise.all((await panes.all()).map((pane) => pane.boundingBox()))
        expect(boxes.length * areas.length).toBeGreaterThan(1)
        return areas.flatMap((pane) =>
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
      for (const width of [390, 1024, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await covered(), `forms at ${width} px`).toEqual([])
        const copies = page.getByText(copyAll).filter({ visible: true })
        await expect(copies).toHaveCount(await panes.count())
        for (const copy of await copies.all()) await expect(copy).toBeInViewport({ ratio: 1 })
        const wider = await page
          .locator('.Pane > [class*="ControlPaneContainer"]')
          .evaluateAll((forms) => forms.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
        expect(wider.length).toBeGreaterThan(0)
        expect(Math.max(...wider), `forms at ${width} px`).toBe(0)
        await desk.openPreview()
        expect(await covered(), `preview at ${width} px`).toEqual([])
        await expect(buttons.first()).toBeInViewport()
        await desk.showBothLanguages()
      }
    })
  })
}

test.describe('toolbar', () => {
  test.use({ locale: 'de-DE' })

  test('in a narrow window no button of the toolbar is cut off or covered', async ({ desk, page }) => {
    await desk.openEntry('news', 'three-apprentices-start')
    const buttons = page
      .locator('[class*="ToolbarSection"] :is(button, [role="button"])')
      .filter({ visible: true })
    await expect(buttons.first()).toBeVisible()
    for (const width of [360, 640, 720, 800, 1024, 1100, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const unreachable = await buttons.evaluateAll((all) =>
        all
          .filter((button) => {
            const { left, right, top, bottom } = button.getBoundingClientRect()
            const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
            return left < 0 || right > innerWidth || !hit || !button.contains(hit)
          })
          .map((button) => button.textContent),
      )
      expect(unreachable, `at ${width} px`).toEqual([])
      const account = page.getByRole('button', { name: 'Konto' })
      await expect(account, `at ${width} px`).toBeInViewport({ ratio: 1 })
    }
  })
})

test('near the lower edge of the window the whole menu of section kinds can be seen', async ({
  desk,
  page,
}) => {
  await desk.openEntry('pages', 'about')
  const add = desk.pane('en').getByRole('button', { name: 'Add section' }).first()
  const { y = 0 } = (await add.boundingBox()) ?? {}
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: Math.round(y + 110) })
    await add.evaluate((button) => button.scrollIntoView({ block: 'end' }))
    await add.click()
    const kinds = desk.pane('en').getByRole('menuitem')
    const menu = desk.pane('en').locator('ul:has([role="menuitem"])')
    await expect(menu, `at ${width} px`).toBeInViewport({ ratio: 1 })
    const bottom = await menu.evaluate((list) => list.getBoundingClientRect().bottom)
    expect(Math.floor(bottom)).toBeLessThanOrEqual((await page.locator('.mw-bar').boundingBox())?.y ?? 0)
    for (const kind of [kinds.first(), kinds.last()]) await kind.hover()
    await page.keyboard.press('Escape')
    await expect(menu).toHaveCount(0)
  }
})

test('the pictures of the library leave room for its scrollbar', async ({ desk, page }) => {
  // Tests run with hidden scrollbars. This is the widest one on Windows.
  const scrollbar = 15
  await desk.open('/')
  await page.getByRole('button', { name: 'Pictures and files' }).click()
  await desk.mediaShown()
  const grid = page.locator('[class*="CardGridContainer"] > div > div')
  for (const width of [768, 1130, 1440, 1800]) {
    await page.setViewportSize({ width, height: 800 })
    const room = () =>
      grid.evaluate((box) => {
        const edges = [...box.querySelectorAll('img')].map(
          (picture) => picture.closest('[tabindex]')?.getBoundingClientRect().right ?? 0,
        )
        return box.getBoundingClientRect().right - Math.max(...edges)
      })
    await expect.poll(room, `at ${width} px`).toBeGreaterThanOrEqual(scrollbar)
    await expect(page.locator('[class*="CardGridContainer"]')).toBeInViewport({ ratio: 1 })
  }
})

for (const { locale, saved } of [
  { locale: 'en-US', saved: 'Entry saved' },
  { locale: 'de-DE', saved: 'Eintrag gespeichert' },
]) {
  test.describe(() => {
    test.use({ locale, viewport: { width: 390, height: 800 } })

    test(`at 390 px the messages do not cover the toolbar, the bar or the list of problems (${locale})`, async ({
      desk,
      page,
    }) => {
      /** Elements that cover visible buttons and links at the point of a tap. */
      const covered = () =>
        page
          .locator(':is([class*="ToolbarContainer"], .mw-bar, .mw-panel) :is(a, button, [role="button"])')
          .evaluateAll((all) =>
            all.flatMap((one) => {
              const { left, top, width, height } = one.getBoundingClientRect()
              const hit = document.elementFromPoint(left + width / 2, top + height / 2)
              return hit?.closest('[class*="Toastify"]') ? [one.textContent] : []
            }),
          )
      const message = page.locator('[class*="Toastify"] [role="alert"]')
      await desk.openEntry('news', 'three-apprentices-start')
      await desk.fill('title', 'On a “small” screen')
      await desk.publish()
      await expect(message).toContainText(saved)
      expect(await covered()).toEqual([])
      await expect(message, 'it goes by itself').toHaveCount(0)
      await desk.fill('summary', 'Too short')
      await desk.publish()
      await expect(desk.panel()).toBeVisible()
      await expect(message).not.toContainText(saved)
      expect(await covered(), 'with a list of problems').toEqual([])
      await expect(message, 'the list is above it here, and below it in a wide window').not.toContainText(
        /below|unten/,
      )
      // The first message may have gone by itself before the second one is there.
      await expect(async () => {
        await desk.publish()
        await expect(message, 'once more').toHaveCount(2, { timeout: 3000 })
      }).toPass()
      expect(await covered(), 'with two messages').toEqual([])
    })
  })
}

test('small screen: the picture of an item in a list stays within its field', async ({ desk, page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await desk.openEntry('pages', 'about')
  await desk.pane('en').getByRole('button', { name: 'Expand: Gallery' }).click()
  await desk.pane('en').getByRole('button', { name: 'Expand: Our building' }).click()
  const picture = desk.pane('en').locator('[class*="ImageWrapper"]').filter({ visible: true }).first()
  await expect(picture).toBeVisible()
  const over = await picture.evaluate((box) => {
    const field = box.closest('[class*="ControlContainer"]')?.getBoundingClientRect().right ?? 0
    return box.getBoundingClientRect().right - field
  })
  expect(over).toBeLessThanOrEqual(0)
})

test.describe('touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 740 } })

  test('the letters in fields are large enough that an iPhone does not enlarge the page', async ({
    desk,
    page,
  }) => {
    const sizes = (within: string) =>
      page
        .locator(within)
        .locator(
          'input:not([type="checkbox"], [type="radio"], [type="file"]), textarea, select, [contenteditable="true"]',
        )
        .evaluateAll((fields) => fields.map((field) => parseFloat(getComputedStyle(field).fontSize)))
    const smallest = async (within: string) => Math.min(...(await sizes(within)))
    await desk.open('/collections/news')
    await expect.poll(() => sizes('body'), 'the search').not.toEqual([])
    expect(await smallest('body'), 'the search').toBeGreaterThanOrEqual(16)
    await desk.openEntry('news', 'three-apprentices-start')
    await expect(desk.body()).toBeVisible()
    expect(await smallest('.Pane1'), 'the form').toBeGreaterThanOrEqual(16)
    await desk.body().locator('p').first().click()
    await desk.pane('en').getByRole('button', { name: 'Link', exact: true }).click()
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible()
    expect(await smallest('.mw-dialog'), 'the link dialog').toBeGreaterThanOrEqual(16)
  })
})

test.describe('board', () => {
  test.use({ storage: 'forge', publishMode: 'editorial_workflow', locale: 'de-DE' })

  for (const hasTouch of [false, true])
    test.describe(() => {
      test.use({ hasTouch, isMobile: hasTouch })

      test(`small screen: the cards of the board show all of their titles and notes${hasTouch ? ', with buttons below' : ''}`, async ({
        desk,
        page,
      }) => {
        await desk.openEntry('news', 'three-apprentices-start')
        await desk.fill(
          'title',
          'Drei Auszubildende starten: „Maß & Größe“ für die Softwareentwicklung',
          'de',
        )
        await desk.field('draft').click()
        await desk.save()
        await desk.saved()
        await desk.open('/workflow')
        const card = page.locator('[class*="WorkflowCardContainer"]')
        await expect(card.getByRole('heading')).toBeVisible()
        for (const width of [360, 600, 820]) {
          await page.setViewportSize({ width, height: 740 })
          const covered = await card.evaluate((box) => {
            const buttons = box.querySelector('[class*="CardButtonContainer"]')
            const isShown = buttons && getComputedStyle(buttons).opacity === '1' && buttons.clientHeight > 0
            const end = (isShown ? buttons : box).getBoundingClientRect()[isShown ? 'top' : 'bottom']
            return [...box.querySelectorAll('h2, [class*="CardDateContainer"]')]
              .filter((text) => text.getBoundingClientRect().bottom > end)
              .map((text) => text.textContent)
          })
          expect(covered, `at ${width} px`).toEqual([])
          expect((await card.boundingBox())?.height, 'without the whole text').toBeLessThan(400)
        }
      })
    })
})
