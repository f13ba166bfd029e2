/** What consent decides on: the viewport cookie; videos have a file of their own (semantics, A6). */
import { deepEqual, equal, ok } from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { layers } from '../../src/client/constants'
import { test } from '../lib/browser-test'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const zIndex = (page: Page, selector: string) =>
  page.evaluate(
    (wanted) => Number(getComputedStyle(document.querySelector(wanted) as Element).zIndex),
    selector,
  )

test('R88, A6 the viewport cookie: attributes, changes, withdrawal', {}, async ({ page, context, open }) => {
  await open('/')
  await button(page, 'Accept all').click()
  const read = async () => (await context.cookies()).find(({ name }) => name === 'viewport')
  const { value, sameSite, secure, path, expires = 0 } = (await read()) ?? {}
  deepEqual({ value, sameSite, secure, path }, { value: 'xl', sameSite: 'Strict', secure: true, path: '/' })
  ok(Math.abs(expires - Date.now() / 1000 - 365 * 24 * 3600) < 120)
  for (const [width, expected] of [
    [1399, 'xl'],
    [1400, 'xxl'],
    [992, 'lg'],
    [991, 'md'],
    [768, 'md'],
    [767, 'sm'],
    [576, 'sm'],
    [575, 'xs'],
    [300, 'xs'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.waitForFunction((wanted) => document.cookie.includes(`viewport=${wanted}`), expected)
  }
  await page.evaluate(() => document.querySelector<HTMLElement>('footer [data-consent-settings]')?.click())
  await page.getByRole('dialog').waitFor()
  equal(await zIndex(page, 'dialog'), layers.modal)
  await page.getByRole('dialog').getByRole('button', { name: 'Reject all' }).click()
  equal(await read(), undefined)
})
