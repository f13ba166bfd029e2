/**
 * Starts the browser of the tests once. The packaged one unpacks itself at its first start, which must be over before
 * two test runs use it side by side; and where no browser can start, this says so before the long steps.
 */
import { browserPath, launchBrowser } from './lib/chromium'

async function findBrowser(): Promise<void> {
  const browser = await launchBrowser()
  console.log(`${await browserPath()}: version ${browser.version()}`)
  await browser.close()
}

findBrowser().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  console.error('\nNo browser could be started. Install Chromium or Chrome, or name one in CHROME_PATH.')
  process.exit(1)
})
