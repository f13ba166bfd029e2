/** What all tests in a browser begin with: Playwright's `test`, which starts the browser that this machine has. */
import { test as base } from '@playwright/test'
import { chromiumOptions } from '../../scripts/lib/chromium'

export { expect } from '@playwright/test'

/** Playwright's `test`; the browsers that Playwright would download are not needed. */
export const test = base.extend<object, object>({
  launchOptions: [
    async ({ browserName, launchOptions }, use) => {
      await use(
        browserName === 'chromium' ? { ...(await chromiumOptions()), ...launchOptions } : launchOptions,
      )
    },
    { scope: 'worker' },
  ],
})
