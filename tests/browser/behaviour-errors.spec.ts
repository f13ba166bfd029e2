/** Errors at start-up and mounting, and the navigation guard on the real site (R68 to R70, R83, R84). */
import { mountPrefix, startUpPrefix } from '../../src/client/errors/log'
import { act, visit } from '../lib/page-tools'
import { expect, test, waitUntilReady } from '../lib/site-test'

test('E7, R83 an error at start-up is logged with the prefix and shown by the error page', async ({
  page,
  allow,
}) => {
  allow(/\[nuxt\]/)
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.addInitScript(() => {
    const add = window.addEventListener.bind(window)
    let listeners = 0
    window.addEventListener = ((type: string, ...rest: [EventListener]) => {
      // The first listener belongs to the script in the head, which keeps typed text; the second to the start-up code.
      if (type === 'pagehide' && (listeners += 1) === 2) throw new Error('test fault')
      add(type, ...rest)
    }) as typeof window.addEventListener
  })
  await page.goto('/about')
  await act(page)
  await page.getByRole('heading', { level: 1, name: 'Internal Server Error' }).waitFor()
  expect(
    logged.some((text) => text.startsWith(startUpPrefix)),
    logged.join(' | '),
  ).toBe(true)
})

test('R84 a failure of the first render is logged and shown', async ({ page, site, allow }) => {
  allow(/Error while mounting|could not be read|Failed locale loading|Minified React/)
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.addInitScript(() => {
    // Page data that no view can render.
    const parse = JSON.parse.bind(JSON) as (text: string) => { result?: { data?: unknown } }
    JSON.parse = (text: string) => {
      const value = parse(text)
      if (value?.result?.data) value.result.data = null
      return value
    }
  })
  await page.goto(`${site.url}/about`)
  await act(page)
  await page.getByRole('heading', { level: 1, name: 'Internal Server Error' }).waitFor()
  expect(
    logged.some((text) => text.startsWith(mountPrefix)),
    logged.join(' | '),
  ).toBe(true)
})

for (const [address, file, heading, next] of [
  ['/500', '/500.html', 'Internal Server Error', '/about'],
  ['/de/500', '/de/500.html', 'Interner Serverfehler', '/de/ueber-uns'],
  ['/about', '/500.html', 'Internal Server Error', '/products'],
  ['/de/ueber-uns', '/de/500.html', 'Interner Serverfehler', '/de/produkte'],
] as const) {
  test(`the error page sent for ${address} stays after hydration`, async ({ page, site, allow }) => {
    allow(/status of 500|^500: /)
    await page.route(site.url + address, async (route) => {
      const answer = await route.fetch({ url: site.url + file })
      await route.fulfill({ response: answer, status: 500 })
    })
    await page.goto(address)
    await waitUntilReady(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await visit(page, next)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading)
  })
}

test('R68 to R70 the navigation guard on the site', async ({ page, open }) => {
  await open('/about')
  const refused = await page.evaluate(() =>
    ['https://evil.example/', '//evil.example', 'javascript:alert(1)', 'java\nscript:alert(1)'].map((to) => {
      try {
        ;(window as unknown as { ___navigate: (to: string) => void }).___navigate(to)
        return 'allowed'
      } catch (error) {
        return String(error)
      }
    }),
  )
  expect(
    refused.filter((text) => text.includes('Navigating to an external URL is not allowed by default')).length,
  ).toBe(2)
  expect(
    refused.filter((text) => text.includes("Cannot navigate to a URL with 'javascript:' protocol.")).length,
  ).toBe(2)
  expect(new URL(page.url()).pathname).toEqual('/about')
})

test('theme: the choice survives pages and, with consent, reloads', async ({ page, open }) => {
  await open('/about')
  await page.getByRole('button', { name: 'Accept all' }).first().click()
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-theme-choice=dark]')?.click())
  await visit(page, '/products')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('[data-theme-choice=dark]').first()).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})
