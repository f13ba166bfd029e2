/** Pages on a phone: no complaints by the browser (R91, R108). */
import { devices } from '@playwright/test'
import { samplePages } from '../lib/samples'
import { expect, test } from '../lib/site-test'

const { userAgent, viewport, isMobile, hasTouch } = devices['Pixel 7']
test.use({ userAgent, viewport, isMobile, hasTouch })

for (const { name, page: declared, path, status } of samplePages()) {
  test(`R91, R108 ${declared.locale} ${name} on a phone`, async ({ page, open, allow }) => {
    if (status !== 200) allow(/404|500/)
    const complaints: string[] = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    await open(path)
    await page.touchscreen.tap(5, 300)
    // A sensor that the policy blocks is reported as soon as a script listens to it.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    expect(complaints.filter((text) => !/404|500/.test(text))).toEqual([])
  })
}
