/** Errors at start-up and mounting, and the navigation guard in the real site (semantics, 4.3 and 2.2). */
import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from '../lib/browser-test'
import { mountPrefix, startUpPrefix } from '../../src/client/errors/log'
import { visit } from '../lib/page-tools'

test(
  'E7, R83 an error at start-up is logged with the prefix and shown by the error page',
  { allow: [/\[nuxt\]/] },
  async ({ page, open }) => {
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    await page.addInitScript(() => {
      const add = window.addEventListener.bind(window)
      window.addEventListener = ((type: string, ...rest: [EventListener]) => {
        if (type === 'pagehide') throw new Error('test fault')
        add(type, ...rest)
      }) as typeof window.addEventListener
    })
    await open('/about')
    await page.getByRole('heading', { level: 1, name: 'Internal Server Error' }).waitFor()
    ok(
      logged.some((text) => text.startsWith(startUpPrefix)),
      logged.join(' | '),
    )
  },
)

test(
  'R84 a failure of the first render is logged and shown',
  { allow: [/Error while mounting|could not be read|Failed locale loading|Minified React/] },
  async ({ page, site }) => {
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    await page.addInitScript(() => {
      // Page data that no view can draw.
      const parse = JSON.parse.bind(JSON) as (text: string) => { result?: { data?: unknown } }
      JSON.parse = (text: string) => {
        const value = parse(text)
        if (value?.result?.data) value.result.data = null
        return value
      }
    })
    await page.goto(`${site.url}/about`)
    await page.mouse.move(9, 9)
    await page.getByRole('heading', { level: 1, name: 'Internal Server Error' }).waitFor()
    ok(
      logged.some((text) => text.startsWith(mountPrefix)),
      logged.join(' | '),
    )
  },
)

test('R68 to R70 the guard in the site', {}, async ({ page, open }) => {
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
  equal(
    refused.filter((text) => text.includes('Navigating to an external URL is not allowed by default')).length,
    2,
  )
  equal(
    refused.filter((text) => text.includes("Cannot navigate to a URL with 'javascript:' protocol.")).length,
    2,
  )
  deepEqual(new URL(page.url()).pathname, '/about')
})

test('theme: the choice survives pages and, with consent, reloads', {}, async ({ page, open }) => {
  await open('/about')
  await page.getByRole('button', { name: 'Accept all' }).first().click()
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-theme-choice=dark]')?.click())
  await visit(page, '/products')
  equal(await page.getAttribute('html', 'data-theme'), 'dark')
  equal(await page.locator('[data-theme-choice=dark]').first().getAttribute('aria-pressed'), 'true')
  await page.reload()
  equal(await page.getAttribute('html', 'data-theme'), 'dark')
})
