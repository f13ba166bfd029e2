/** Back and forward between the parts of one page (docs/spec/navigation.md#scroll). */
import type { Page } from '@playwright/test'
import { atRest, follow, scrollTo, scrollTop, visit } from '../lib/page-tools'
import { expect, test, waitUntilReady } from '../lib/site-test'

/** Follows a link of the list of contents, then scrolls on. */
async function read(page: Page, hash: string, top: number): Promise<void> {
  await follow(page, hash)
  await atRest(page)
  await scrollTo(page, top)
}

/** Goes back or forward to a part of the page; the view has to be where the visitor left it. */
async function expectOn(page: Page, step: 'back' | 'forward', hash: string, top: number): Promise<void> {
  await page.evaluate((to) => history[to](), step)
  await expect.poll(() => page.evaluate(() => location.hash)).toBe(hash)
  await atRest(page)
  await expect.poll(() => scrollTop(page), { message: `${step} to ${hash || 'the start'}` }).toBe(top)
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`motion ${reducedMotion}`, () => {
    test.use({ reducedMotion })

    for (const before of [undefined, '/imprint']) {
      test(`R26 back and forward between parts of a page, ${before ? 'after another page' : 'the first one'}`, async ({
        page,
        open,
      }) => {
        await open(before ?? '/privacy')
        if (before) await visit(page, '/privacy')
        await scrollTo(page, 333)
        await read(page, '#contact-form', 1777)
        await read(page, '#fonts-and-pictures', 2999)
        await expectOn(page, 'back', '#contact-form', 1777)
        await expectOn(page, 'back', '', 333)
        await expectOn(page, 'forward', '#contact-form', 1777)
        await expectOn(page, 'forward', '#fonts-and-pictures', 2999)
      })
    }

    test('R26 back over a link to a part of the page that was followed before the scripts ran', async ({
      page,
    }) => {
      await page.goto('/privacy')
      await scrollTo(page, 333)
      await read(page, '#contact-form', 1777)
      expect(await page.evaluate(() => '___loader' in window)).toBe(false)
      await waitUntilReady(page)
      await expectOn(page, 'back', '', 333)
      await expectOn(page, 'forward', '#contact-form', 1777)
      await expectOn(page, 'back', '', 333)
    })
  })
}
