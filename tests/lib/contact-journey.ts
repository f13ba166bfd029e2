/** A journey through the contact form: both languages, a visitor of its own, a function whose messages can be counted. */
import type { Locator, Page } from 'playwright-core'
import { formTexts, type FormText } from '../../src/contact-server/texts'
import { localeCodes, type LocaleCode } from '../../src/site/locales'
import { pathOf } from '../../src/site/paths'
import { test, waitUntilReady, type Options, type Tools } from './browser-test'
import { contactSite, type ContactSite } from './contact-site'

/** The form's own site has another port than the one the runner watches. */
const ownSite = /^request to another host: http:\/\/localhost:\d+\//
/** What the journeys provoke. */
export const refused = [/\b4(09|22|29)\b.*/, /\/api\/contact/, /status of (4|5)\d\d/]

export type Form = {
  locale: LocaleCode
  text: FormText
  mark: string
  site: ContactSite
  page: Page
  alert: Locator
}
type Run = (form: Form, tools: Tools) => Promise<void>

let visitors = 0

/** Registers a journey in each language, on a page that is open (and hydrated, where scripts run). */
export function journey(name: string, options: Options, run: Run): void {
  for (const locale of localeCodes) {
    const settings = { ...options, allow: [ownSite, ...(options.allow ?? [])] }
    test(`contact ${locale}: ${name}`, settings, async (tools) => {
      const { page, context } = tools
      const site = await contactSite()
      const visitor = (visitors += 1)
      // Each journey is another visitor, so that the limits of one do not reach the next.
      await context.setExtraHTTPHeaders({ 'x-forwarded-for': `192.0.2.${visitor}` })
      await page.goto(site.url + pathOf('contact', locale))
      if (options.browser?.javaScriptEnabled !== false) await ready(page)
      const text = formTexts(locale)
      await run(
        { locale, text, mark: `mark ${visitor}.`, site, page, alert: page.locator('form [role=alert]') },
        tools,
      )
    })
  }
}

/** React has taken over and the form's own part is there. */
export async function ready(page: Page): Promise<void> {
  const engine = page
    .waitForResponse((response) => /contact-engine|\.js$/.test(response.url()))
    .catch(() => undefined)
  await waitUntilReady(page)
  await engine
  await page.waitForLoadState('networkidle')
}

export const field = (page: Page, name: string): Locator => page.locator(`[name="${name}"]`)

/** Fills in what is mandatory. */
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
