/**
 * Starts the browser once. The packaged one unpacks itself at its first start, which must be over before two workers
 * use it side by side; and if no browser can start, this reports it before every other test does.
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
