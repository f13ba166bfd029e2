/**
 * The cost of a first visit before the first interaction, and what counts as one (docs/decisions/script-loading.md).
 */
import type { Page } from '@playwright/test'
import { readyAttribute, themeAttribute } from '../../src/early/names'
import { expect, inEachLanguage, test } from '../lib/site-test'
import { localeCodes } from '../../src/site/locales'
import { typeface } from '../../src/site/own/brand'
import { pathOf } from '../../src/site/paths'

/** Number of pointer movements that the page has received. */
const movements = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { movements: number }).movements)

inEachLanguage((language) => {
  test('a pointer at rest starts no scripts, a moving one does', async ({ page, site }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
    })
    await page.addInitScript(() => {
      Object.assign(window, { movements: 0 })
      addEventListener('pointermove', () => (window as unknown as { movements: number }).movements++)
    })
    await page.goto(site.url + pathOf('home', language), { waitUntil: 'networkidle' })
    // A headless browser has its pointer in the corner. This makes it report that, if it has not done so already.
    await page.mouse.move(0, 0)
    await page.mouse.move(0, 0)
    await expect.poll(() => movements(page)).toBeGreaterThan(0)
    await page.waitForLoadState('networkidle')
    expect(scripts).toEqual([expect.stringMatching(/^\/start-/)])
    await page.mouse.move(320, 310, { steps: 4 })
    await expect(page.locator(`html[${readyAttribute}]`)).toBeAttached()
    expect(scripts.length).toBeGreaterThan(3)
  })
})

test('a page that is printed before the first interaction has the styles for paper', async ({
  page,
  site,
}) => {
  await page.goto(site.url + pathOf('home', 'en'), { waitUntil: 'networkidle' })
  await expect(page.locator('footer')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('footer')).toBeHidden()
  await expect(page.locator(`html[${readyAttribute}]`)).not.toBeAttached()
})

test('pages load one font; only a rare character loads the file that has it', async ({ page, open }) => {
  const fonts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname)
  })
  for (const language of localeCodes) {
    await open(pathOf('home', language))
    await page.waitForLoadState('networkidle')
  }
  expect(new Set(fonts)).toEqual(new Set([typeface.file]))
  await page.locator('h1').evaluate((heading) => heading.append(' ½'))
  await expect.poll(() => [...new Set(fonts)]).toEqual([typeface.file, ...typeface.further])
})

test('the start file is requested once the page is parsed and its first frame had time to be shown, so it delays neither page nor font', async ({
  page,
  open,
}) => {
  // Not compared with the browser's own time of the first paint: with a busy processor it can be later than any timer.
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () =>
      requestAnimationFrame(() => Object.assign(window, { firstFrame: performance.now() })),
    ),
  )
  await open(pathOf('home', 'en'))
  const [frame, requested] = await page.evaluate(() => [
    (window as unknown as { firstFrame: number }).firstFrame,
    performance.getEntriesByType('resource').find(({ name }) => name.includes('/start-'))?.startTime,
  ])
  // The browser rounds both times.
  expect(requested).toBeGreaterThanOrEqual((frame as number) + 99)
})

test('the start file is requested even if the browser reports no paint, as Firefox does not at a hash', async ({
  page,
  open,
}) => {
  await page.addInitScript(() => (PerformanceObserver.prototype.observe = () => undefined))
  await open(`${pathOf('home', 'en')}#main`)
})

/** Keeps the start file from arriving until the returned function is called. */
async function holdStartFile(page: Page): Promise<() => void> {
  let arrive = (): void => undefined
  const arrival = new Promise<void>((resolve) => (arrive = resolve))
  await page.route(/\/start-/, async (route) => {
    await arrival
    await route.continue()
  })
  return () => arrive()
}

for (const [button, answer] of [
  ['[data-theme-choice=dark]', `html[${themeAttribute}=dark]`],
  ['[data-consent-settings]', 'dialog[open]'],
] as const)
  test(`a click before the start file has arrived is answered when it has: ${button}`, async ({
    page,
    site,
  }) => {
    const arrive = await holdStartFile(page)
    await page.goto(site.url + pathOf('home', 'en'))
    await page.locator(button).first().click()
    await expect(page.locator(answer)).toHaveCount(0)
    arrive()
    await expect(page.locator(answer)).toHaveCount(1)
  })

test('in a page that is translated before its scripts arrive, a form that is being filled in keeps the focus', async ({
  page,
  site,
  allow,
}) => {
  // Hydration failed: React renders the page again.
  allow(/#418/)
  const arrive = await holdStartFile(page)
  await page.goto(site.url + pathOf('contact', 'en'))
  await page.locator('label, h1, p').evaluateAll((elements) => {
    for (const element of elements) {
      const translated = document.createElement('font')
      translated.append(...element.childNodes)
      element.append(translated)
    }
  })
  const field = page.locator('textarea')
  const old = await field.elementHandle()
  await field.click()
  await page.keyboard.type('One')
  arrive()
  // The first key after the start file's arrival starts the other scripts.
  await expect(async () => {
    await page.keyboard.press('Shift')
    expect(await old?.evaluate((element) => element.isConnected)).toBe(false)
  }).toPass()
  await page.locator(`html[${readyAttribute}]`).waitFor()
  await page.keyboard.type(' two')
  await expect(field).toHaveValue('One two')
})

test('a start file that was lost with the connection is loaded when the connection is back', async ({
  page,
  site,
  allow,
}) => {
  allow(/request failed/, /Failed to load/)
  await page.route(/\/start-/, (route) => route.abort())
  const lost = page.waitForEvent('requestfailed')
  await page.goto(site.url + pathOf('home', 'en'))
  await lost
  await page.unroute(/\/start-/)
  await page.context().setOffline(true)
  await page.context().setOffline(false)
  await page.locator('[data-theme-choice=dark]').first().click()
  await expect(page.locator(`html[${themeAttribute}=dark]`)).toBeAttached()
})

test('a style element that was not built into the page is blocked', async ({ page, open, allow }) => {
  allow(/style-src-elem/)
  await open(pathOf('home', 'en'))
  const [header, color] = await page.evaluate(async () => {
    const policy = (await fetch(location.href)).headers.get('content-security-policy')
    document.head.append(
      Object.assign(document.createElement('style'), { textContent: 'body{color:rgb(1,2,3)!important}' }),
    )
    return [policy, getComputedStyle(document.body).color]
  })
  // The header alone would allow it; the page's own policy does not.
  expect(header).toContain("style-src 'self' 'unsafe-inline'")
  expect(color).not.toBe('rgb(1, 2, 3)')
})
