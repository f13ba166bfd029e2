/**
 * A journey through the contact form: a separate visitor on the form's page, and a function whose messages can be
 * counted.
 */
import type { Locator, Page } from '@playwright/test'
import { formTexts, type FormText } from '../../src/contact-server/texts'
import type { LocaleCode } from '../../src/site/locales'
import { pathOf } from '../../src/site/paths'
import type { ContactSite } from './contact-site'
import { test as base, waitUntilReady } from './site-test'

/** Console errors that the journeys provoke. */
export const refused = [/\b4(09|22|29)\b.*/, /\/api\/contact/, /status of (4|5)\d\d/]

export type Form = {
  locale: LocaleCode
  text: FormText
  mark: string
  site: ContactSite
  page: Page
  alert: Locator
}

let visitors = 0

/** Adds `form`: the page is open (and hydrated, where scripts run). */
export const test = base.extend<{ form: Form }>({
  form: async ({ page, context, site, language: locale, javaScriptEnabled }, use) => {
    const visitor = (visitors += 1)
    // Each journey is another visitor, so that rate limits do not carry over.
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': `192.0.2.${visitor}` })
    await page.goto(pathOf('contact', locale))
    if (javaScriptEnabled) await ready(page)
    const text = formTexts(locale)
    await use({
      locale,
      text,
      mark: `mark ${visitor}.`,
      site,
      page,
      alert: page.locator('form [role=alert]'),
    })
  },
})

/** Waits until React has hydrated the page and the form's own part is there. */
export async function ready(page: Page): Promise<void> {
  const engine = page
    .waitForResponse((response) => /contact-engine|\.js$/.test(response.url()))
    .catch(() => undefined)
  await waitUntilReady(page)
  await engine
  await page.waitForLoadState('networkidle')
}

export const field = (page: Page, name: string): Locator => page.locator(`[name="${name}"]`)

/** Fills in the mandatory fields. */
export async function fill({ page, mark }: Form): Promise<void> {
  await field(page, 'name').fill('Lovelace')
  await field(page, 'email').fill('ada@example.org')
  await field(page, 'message').fill(`${mark} Hello\nthere`)
  await field(page, 'consent').check()
}

export const submit = ({ page, text }: Form): Promise<void> =>
  page.getByRole('button', { name: text('send') }).click()
export const sent = ({ page, text }: Form): Locator =>
  page.getByRole('heading', { name: text('sentHeading') })
/** The name of the focused field. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('name') ?? '')
