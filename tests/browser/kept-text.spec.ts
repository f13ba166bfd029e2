/** A half-written message is kept in the visitor's tab, before and after hydration, until it is sent. */
import type { Page } from '@playwright/test'
import { formTexts } from '../../src/contact-server/texts'
import { localeCodes } from '../../src/site/locales'
import { pathOf } from '../../src/site/paths'
import { registry } from '../../src/site/storage/registry'
import { field, fill, ready, sent, submit, test } from '../lib/contact-journey'
import { settled } from '../lib/page-tools'
import { expect, inEachLanguage } from '../lib/site-test'

const words = 'Half a sentence'
const stored = (page: Page) => page.evaluate((name) => sessionStorage.getItem(name), registry.formState.name)

/** Blocks React: pages stay as in the HTML, and every link loads a document. */
const withoutReact = (page: Page) =>
  page.route(/\/(app|framework|webpack-runtime|commons)-/, (route) => route.abort())

inEachLanguage((language) => {
  const other = localeCodes.find((code) => code !== language) ?? language
  const contact = pathOf('contact', language)

  for (const react of [true, false]) {
    test.describe(react ? 'with React' : 'before React', () => {
      const begin = async (page: Page) => {
        if (!react) {
          await withoutReact(page)
          await page.goto(contact)
          await page.waitForFunction(() => window.___chunkMapping)
        }
        await field(page, 'message').fill(words)
      }
      const arrive = async (page: Page, path: string) =>
        react ? settled(page, path) : page.waitForURL((url) => url.pathname === path)

      for (const [what, link] of [
        ['the form’s own link to the privacy policy', 'main form a'],
        ['the imprint in the footer', `footer a[href="${pathOf('imprint', language)}"]`],
      ] as const) {
        test(`${what} and back`, async ({ form: { page }, allow }) => {
          if (!react) allow(/request failed|Failed to load/)
          await begin(page)
          const path = new URL(await page.locator(link).evaluate((a: HTMLAnchorElement) => a.href)).pathname
          await page.locator(link).click()
          await arrive(page, path)
          await page.goBack()
          await arrive(page, contact)
          await expect(field(page, 'message')).toHaveValue(words)
        })
      }

      test('the form in the other language has the text', async ({ form: { page }, allow }) => {
        if (!react) allow(/request failed|Failed to load/)
        await begin(page)
        await page.locator(`footer [data-locale-choice=${other}]`).click()
        await arrive(page, pathOf('contact', other))
        await expect(field(page, 'message')).toHaveValue(words)
      })

      test('reloaded', async ({ form: { page }, allow }) => {
        if (!react) allow(/request failed|Failed to load/)
        await begin(page)
        await page.reload()
        await expect(field(page, 'message')).toHaveValue(words)
      })
    })
  }

  test('once sent, nothing is left of it', async ({ form }) => {
    const { page } = form
    await fill(form)
    await page.reload()
    await expect(field(page, 'message')).not.toHaveValue('')
    await ready(page)
    await submit(form)
    await sent(form).waitFor()
    expect(await stored(page)).toBeNull()
    await page.getByRole('button', { name: formTexts(language)('sendAnother') }).click()
    await expect(field(page, 'message')).toHaveValue('')
    await page.reload()
    await expect(field(page, 'message')).toHaveValue('')
  })
})
