/** The contact form's journeys in a real browser, in both languages (issue: contact form; FRM-26, FRM-27). */
import { deepEqual, equal, match, ok } from 'node:assert/strict'
import type { Locator, Page } from 'playwright-core'
import { rippleTime } from '../../src/client/constants'
import { fieldNames, textFieldNames } from '../../src/forms/contact/fields'
import { formTexts, type FormText } from '../../src/contact-server/texts'
import { localeCodes, type LocaleCode } from '../../src/site/locales'
import { pathOf } from '../../src/site/paths'
import { axeProblems } from '../lib/axe'
import { test, waitUntilReady, type Options, type Tools } from '../lib/browser-test'
import { contactSite, type ContactSite } from '../lib/contact-site'

/** The form's own site has another port than the one the runner watches. */
const ownSite = /^request to another host: http:\/\/localhost:\d+\//
const refused = [/\b4(09|22|29)\b.*/, /\/api\/contact/, /status of (4|5)\d\d/]

type Form = {
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
function journey(name: string, options: Options, run: Run): void {
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
async function ready(page: Page): Promise<void> {
  const engine = page
    .waitForResponse((response) => /contact-engine|\.js$/.test(response.url()))
    .catch(() => undefined)
  await waitUntilReady(page)
  await engine
  await page.waitForLoadState('networkidle')
}

const field = (page: Page, name: string): Locator => page.locator(`[name="${name}"]`)

async function fill({ page, mark }: Form): Promise<void> {
  await field(page, 'name').fill('Lovelace')
  await field(page, 'email').fill('ada@example.org')
  await field(page, 'message').fill(`${mark} Hello\nthere`)
  await field(page, 'consent').check()
}

const submit = ({ page, text }: Form): Promise<void> =>
  page.getByRole('button', { name: text('send') }).click()
const sent = ({ page, text }: Form): Locator => page.getByRole('heading', { name: text('sentHeading') })
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('name') ?? '')

journey('by keyboard only, from the first field to the reference', {}, async (form) => {
  const { page, site, mark } = form
  await field(page, 'name').focus()
  for (const name of textFieldNames) {
    equal(await focused(page), name)
    await page.keyboard.type(name === 'email' ? 'ada@example.org' : `${mark} ${name}`)
    await page.keyboard.press('Tab')
  }
  equal(await focused(page), 'consent')
  await page.keyboard.press('Space')
  // Past the link to the privacy page to the button.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await sent(form).waitFor()
  equal(await page.evaluate(() => document.activeElement?.tagName), 'H3')
  const [message, ...more] = await site.messages(mark)
  deepEqual([more.length, message?.locale], [0, form.locale])
  ok((await page.locator('main').innerText()).includes(message?.reference ?? 'none'))
})

journey('mistakes are named once above and once beside, nothing typed is lost', {}, async (form) => {
  const { page, text, alert } = form
  await field(page, 'company').fill('Nordlicht')
  await field(page, 'email').fill('ada@')
  await submit(form)
  await alert.waitFor()
  ok((await alert.innerText()).includes(`${text('mandatory')} ${text('failed')}`))
  equal(await page.evaluate(() => document.activeElement?.getAttribute('role')), 'alert')
  equal(await alert.getByRole('link').count(), 4)
  match(await page.title(), new RegExp(`^${text('titleError', { title: '' })}`))
  await page.waitForTimeout(2 * rippleTime)
  deepEqual(await axeProblems(page, 'light'), [])
  await page.emulateMedia({ colorScheme: 'dark' })
  deepEqual(await axeProblems(page, 'dark'), [])
  await page.setViewportSize({ width: 320, height: 900 })
  equal(await page.evaluate(() => document.documentElement.scrollWidth), 320)
  await alert.getByRole('link', { name: text('emailInvalid') }).press('Enter')
  equal(await focused(page), 'email')
  equal(await field(page, 'company').inputValue(), 'Nordlicht')
})

journey('what is typed before the scripts come stays', {}, async (form) => {
  const { page, site, mark, locale } = form
  await page.goto(site.url + pathOf('contact', locale), { waitUntil: 'commit' })
  await field(page, 'message').fill(`${mark} early`)
  await ready(page)
  equal(await field(page, 'message').inputValue(), `${mark} early`)
})

journey('double click and a held Enter key: one message', {}, async (form) => {
  const { page, text, site, mark } = form
  await fill(form)
  await page.getByRole('button', { name: text('send') }).dblclick()
  await field(page, 'name')
    .press('Enter')
    .catch(() => undefined)
  await sent(form).waitFor()
  equal((await site.messages(mark)).length, 1)
})

journey('loaded again and sent again: still one message', {}, async (form) => {
  const { page, site, mark, locale } = form
  for (let count = 0; count < 2; count += 1) {
    await page.goto(site.url + pathOf('contact', locale))
    await ready(page)
    await fill(form)
    await submit(form)
    await sent(form).waitFor()
  }
  equal((await site.messages(mark)).length, 1)
})

journey(
  'offline: told so, kept on the device on demand, sent later',
  { allow: [/ERR_INTERNET_DISCONNECTED/] },
  async (form, { context }) => {
    const { page, text, site, mark, alert } = form
    await fill(form)
    await context.setOffline(true)
    await submit(form)
    await alert.getByText(text('offline')).waitFor()
    equal(await page.evaluate(() => localStorage.length), 0)
    await page.getByLabel(text('keepText')).check()
    await context.setOffline(false)
    await alert.getByText(text('online')).waitFor()
    await page.reload()
    await ready(page)
    await page.getByText(text('restoredText')).waitFor()
    match(await field(page, 'message').inputValue(), new RegExp(mark))
    await field(page, 'consent').check()
    await submit(form)
    await sent(form).waitFor()
    equal((await site.messages(mark)).length, 1)
    equal(await page.evaluate(() => localStorage.getItem('contact-draft')), null)
  },
)

journey(
  'server down, then back: truthful, other ways, text kept, one message',
  { allow: refused },
  async (form, { context }) => {
    const { page, text, site, mark, alert } = form
    await fill(form)
    await context.route('**/api/contact', (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
    )
    await submit(form)
    await alert.waitFor()
    ok((await alert.innerText()).includes(text('unavailable')))
    equal(await alert.locator('a[href^="tel:"], a[href^="mailto:"]').count(), 2)
    await page.waitForTimeout(2 * rippleTime)
    deepEqual(await axeProblems(page, 'server down'), [])
    await context.unroute('**/api/contact')
    await submit(form)
    await sent(form).waitFor()
    equal((await site.messages(mark)).length, 1)
  },
)

journey(
  'the answer gets lost on its way: sent again, one message',
  { allow: [...refused, /ERR_FAILED/] },
  async (form, { context }) => {
    const { text, site, mark, alert } = form
    await fill(form)
    await context.route('**/api/contact', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await submit(form)
    await alert.waitFor()
    ok((await alert.innerText()).includes(text('noAnswer')))
    await context.unroute('**/api/contact')
    await submit(form)
    await sent(form).waitFor()
    equal((await site.messages(mark)).length, 1)
  },
)

journey(
  'scripts blocked after the HTML: the form still works',
  { allow: [/ERR_FAILED/] },
  async (form, { context }) => {
    const { page, site, mark, locale } = form
    await context.route(/\.js$/, (route) => route.abort())
    await page.goto(site.url + pathOf('contact', locale))
    await fill(form)
    await submit(form)
    await page.waitForURL(`**${pathOf('contact-sent', locale)}?reference=*`)
    equal((await site.messages(mark)).length, 1)
  },
)

const noScripts: Options = { browser: { javaScriptEnabled: false } }

journey('without scripts: sent, with a page that says so', noScripts, async (form) => {
  const { page, site, mark, locale } = form
  await fill(form)
  await submit(form)
  await page.waitForURL(`**${pathOf('contact-sent', locale)}?reference=*`)
  const [message, ...more] = await site.messages(mark)
  equal(more.length, 0)
  ok(page.url().endsWith(message?.reference ?? 'none'))
  equal(message?.values.message, `${mark} Hello\nthere`)
  await page.goBack()
  await fill(form)
  await submit(form)
  await page.waitForURL(`**${pathOf('contact-sent', locale)}?reference=*`)
  equal((await site.messages(mark)).length, 1)
})

journey(
  'without scripts: mistakes come back with all entries, and can be mended',
  { ...noScripts, allow: refused },
  async (form) => {
    const { page, text, site, mark, locale } = form
    await fill(form)
    await field(page, 'email').fill('"><b>ada@')
    await submit(form)
    const summary = page.getByRole('alert')
    ok((await summary.innerText()).includes(`${text('mandatory')} ${text('failed')}`))
    equal(await field(page, 'email').inputValue(), '"><b>ada@')
    match(await field(page, 'message').inputValue(), new RegExp(mark))
    equal(await field(page, 'consent').isChecked(), true)
    for (const name of fieldNames) equal(await page.locator(`label[for="contact-${name}"]`).count(), 1)
    await field(page, 'email').fill('ada@example.org')
    await submit(form)
    await page.waitForURL(`**${pathOf('contact-sent', locale)}?reference=*`)
    equal((await site.messages(mark)).length, 1)
  },
)
