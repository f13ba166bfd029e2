/**
 * Starts the browser once. The packaged one unpacks itself on its first start, which must finish before workers use it
 * in parallel; and if no browser can start, this reports it once instead of in every test.
 */
import { test } from '@playwright/test'
import { launchBrowser } from '../scripts/lib/chromium'

test('a browser starts', async () => {
  const browser = await launchBrowser().catch((cause: unknown) => {
    throw new Error('No browser could be started. Install Chromium or Chrome, or name one in CHROME_PATH.', {
      cause,
    })
  })
  await browser.close()
})
