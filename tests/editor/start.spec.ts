/** Starting the editor: small, fast, in the browser’s language, under a policy without `eval`. */
import type { Page } from '@playwright/test'
import { asInstalled } from '../lib/installed-browser'
import { bundleBytes } from './lib/bundle'
import { expect, test } from './lib/test'

// The costs are measured in an installed browser.
test.use({ ...asInstalled, storage: 'files' })

/** Brotli bytes up to the login screen, and milliseconds of work before it is visible. */
const budget = { bytes: 765_000, work: 2000 }

/** Measures the work of a page's main thread in milliseconds, not counting time used by other programs. */
async function meterOf(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    const seconds = metrics.find(({ name }) => name === 'ThreadTime')?.value
    if (seconds === undefined) throw new Error('This browser does not report the time of its threads.')
    return seconds * 1000
  }
}

test('start: the login screen is within its budget and its policy', async ({ page, editor }) => {
  expect(bundleBytes()).toBeLessThanOrEqual(budget.bytes)
  const login = page.getByRole('button', { name: 'Sign in' })
  // The first visit warms the browser's cache of compiled scripts, as on an editor's second day.
  const blocked: string[] = []
  await page.exposeFunction('noteBlocked', (what: string) => blocked.push(what))
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      (window as unknown as { noteBlocked: (what: string) => void }).noteBlocked(
        `${violatedDirective}: ${blockedURI} in ${sourceFile}`,
      ),
    ),
  )
  await page.goto(editor.url)
  await expect(login).toBeVisible()
  const worked = await meterOf(page)
  const before = await worked()
  const answer = await page.goto(editor.url)
  await login.or(page.locator('header img')).first().waitFor()
  const work = (await worked()) - before
  expect(work, 'something was measured').toBeGreaterThan(0)
  expect(work).toBeLessThanOrEqual(budget.work)
  expect(answer?.headers()['content-security-policy'] ?? '').not.toContain("'unsafe-eval'")
  expect(blocked, 'nothing of the editor asks for what its policy refuses').toEqual([])
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

test.describe('in German', () => {
  test.use({ locale: 'de-DE' })

  test('start: the interface uses the browser’s language, and the other on request', async ({
    page,
    editor,
  }) => {
    await page.goto(editor.url)
    await page.getByRole('button', { name: 'Anmelden' }).click()
    await expect(page.getByRole('heading', { name: 'Inhalte' }).first()).toBeVisible()
    await page.getByRole('combobox', { name: 'Sprache der Oberfläche' }).selectOption('en')
    await expect(page.getByRole('heading', { name: 'Contents' }).first()).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
})
