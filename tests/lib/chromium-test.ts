/** The base of all browser tests: Playwright's `test` with the browser that is installed. */
import { test as base } from '@playwright/test'
import { resolve } from 'node:path'
import { chromiumOptions } from '../../scripts/lib/chromium'
import { firefoxPath } from './firefox'

export { expect } from '@playwright/test'

/** Playwright's `test`, without the browsers that Playwright would download. */
export const test = base.extend<object, object>({
  launchOptions: [
    async ({ browserName, launchOptions }, use) => {
      const firefox = {
        executablePath: resolve('tests/firefox/relay.mjs'),
        env: { ...process.env, FIREFOX_PATH: firefoxPath() ?? '' },
      }
      const own =
        browserName === 'chromium' ? await chromiumOptions() : browserName === 'firefox' ? firefox : {}
      await use({ ...own, ...launchOptions })
    },
    { scope: 'worker' },
  ],
})
