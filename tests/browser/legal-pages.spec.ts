/** Imprint, privacy policy, and what the contact form asks for (L30 to L43); each in every language. */
import { deepEqual, equal, match, ok } from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { editorEntries } from '../../src/client/storage/others'
import { entriesOfGroup } from '../../src/page-data/storage-tables'
import type { LocaleCode } from '../../src/site/locales'
import { pathOf } from '../../src/site/paths'
import { inEachLanguage, wordsOf } from '../lib/consent'
import { siteCompany } from '../lib/company'
import { settled } from '../lib/page-tools'
import { record } from '../lib/recorder'

const mainText = async (page: Page) => (await page.locator('main').innerText()).replace(/\s+/g, ' ')
const plain = { browser: { javaScriptEnabled: false } } as const

for (const [kind, path] of [
  ['home', (locale: LocaleCode) => pathOf('home', locale)],
  ['an article', (locale: LocaleCode) => pathOf('news', locale)],
  ['contact', (locale: LocaleCode) => pathOf('contact', locale)],
  ['not found', (locale: LocaleCode) => `${locale === 'en' ? '' : `/${locale}`}/no-such-page`],
  ['server error', (locale: LocaleCode) => pathOf('server-error', locale)],
] as const) {
  inEachLanguage(
    `L30: the imprint is one click away (${kind})`,
    { allow: [/404/, /500/] },
    async ({ locale, bar }, { page, site }) => {
      await page.goto(site.url + path(locale))
      // The page of a failing server needs no scripts, so it asks nothing.
      if (kind !== 'server error') {
        await page.mouse.move(9, 9)
        await bar.waitFor()
      }
      const link = page.locator('footer').getByRole('link', {
        name: locale === 'de' ? 'Impressum' : 'Imprint',
        exact: true,
      })
      await link.click()
      await page.waitForURL(site.url + pathOf('imprint', locale))
      await page.locator('main h1').waitFor()
    },
  )
}

inEachLanguage(
  'L31: the imprint names company, address, management, two ways of contact, register and VAT id',
  plain,
  async ({ locale }, { page, site }) => {
    await page.goto(site.url + pathOf('imprint', locale))
    const text = await mainText(page)
    const company = siteCompany(locale)
    for (const fact of [
      company.legalName,
      `${company.street}, ${company.postalCode} ${company.city}, ${company.country}`,
      'Mara Lindqvist',
      'Jonas Ebert',
      company.email,
      company.phone,
      company.register,
      company.vatId,
      '§ 27a|section 27a',
    ])
      ok(
        fact.split('|').some((part) => text.includes(part)),
        `${fact} is missing`,
      )
    match(text, locale === 'de' ? /Gesellschaft mit beschränkter Haftung/ : /limited liability company/)
    ok(!/Postfach|P\.?O\.? box/i.test(text))
    equal(await page.locator(`main a[href="mailto:${company.email}"]`).count(), 1)
    equal(await page.locator(`main a[href="tel:${company.phone.replace(/[^+\d]/g, '')}"]`).count(), 1)
  },
)

inEachLanguage(
  'L32 to L34: editorial responsibility by the MStV, the DDG instead of the TMG, no ODR platform, § 36 VSBG',
  plain,
  async ({ locale }, { page, site }) => {
    await page.goto(site.url + pathOf('imprint', locale))
    const text = await mainText(page)
    match(text, locale === 'de' ? /§ 18 Abs\. 2 Medienstaatsvertrag/ : /section 18 \(2\).*MStV/)
    match(text, locale === 'de' ? /§ 5 Digitale-Dienste-Gesetz \(DDG\)/ : /section 5 .*\(DDG\)/)
    match(text, /VSBG/)
    ok(!/\bTMG\b|Telemediengesetz|RStV/.test(text))
    equal(await page.locator('a[href*="ec.europa.eu/consumers/odr"]').count(), 0)
    match(text, locale === 'de' ? /erfunden/ : /fictitious/)
  },
)

inEachLanguage(
  'L35: the imprint is a page of its own, text without scripts and without pictures',
  plain,
  async ({ locale }, { page, site }) => {
    const response = await page.goto(site.url + pathOf('imprint', locale))
    equal(response?.status(), 200)
    ok((await mainText(page)).length > 1000)
    equal(await page.locator('main .prose img').count(), 0)
  },
)

/** What Art. 13 GDPR asks for, as the policy words it. */
const told: Readonly<Record<LocaleCode, readonly RegExp[]>> = {
  en: [
    /Controller/,
    /Data protection officer/,
    /Purpose:/,
    /Legal basis:/,
    /Recipients?:/,
    /Period/,
    /European Economic Area/,
    ...[15, 16, 17, 18, 19, 20, 21, 77].map((article) => new RegExp(`Art\\. ${article} GDPR`)),
    /withdraw any consent at any time/,
    /Are you obliged to provide data\?/,
  ],
  de: [
    /Verantwortlich/,
    /Datenschutzbeauftragte/,
    /Zweck:/,
    /Rechtsgrundlage:/,
    /Empfänger:/,
    /Dauer/,
    /Europäischen Wirtschaftsraums/,
    ...[15, 16, 17, 18, 19, 20, 21, 77].map((article) => new RegExp(`Art\\. ${article} DSGVO`)),
    /jederzeit ohne Angabe von Gründen widerrufen/,
    /Müssen Sie Daten angeben\?/,
  ],
}

inEachLanguage(
  'L40: the privacy policy tells all that Art. 13 GDPR asks for',
  plain,
  async ({ locale }, { page, site }) => {
    await page.goto(site.url + pathOf('privacy', locale))
    const text = await mainText(page)
    for (const pattern of told[locale]) match(text, pattern)
    for (const fact of [siteCompany(locale).legalName, siteCompany(locale).email]) ok(text.includes(fact))
  },
)

const sections: Readonly<Record<LocaleCode, readonly RegExp[]>> = {
  en: [
    /Hosting and server logs/,
    /Contact form/,
    /Cookies and storage/,
    /Videos from/,
    /Fonts/,
    /Sign-in for editors/,
  ],
  de: [
    /Hosting/,
    /Kontaktformular/,
    /Cookies und Speicher/,
    /Videos von/,
    /Schriften/,
    /Anmeldung für die Redaktion/,
  ],
}

inEachLanguage(
  'L41, R114: the privacy policy has its sections, and its tables name everything that can be stored',
  plain,
  async ({ locale }, { page, site }) => {
    await page.goto(site.url + pathOf('privacy', locale))
    const headings = (await page.locator('main h2').allInnerTexts()).join('\n')
    for (const pattern of sections[locale]) match(headings, pattern)
    const rows = await page
      .locator('main table tr')
      .evaluateAll((all) =>
        all.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent ?? '')),
      )
    const tables = { ...entriesOfGroup('necessary'), ...entriesOfGroup('functional'), ...editorEntries }
    const words = wordsOf(locale)
    for (const { name, kind } of Object.values(tables)) {
      const found = rows.filter(([first]) => first === `${name} ${words(`storage:${kind}`)}`)
      deepEqual([name, found.length], [name, 1])
      ok((found[0]?.[1] ?? '').length > 10 && (found[0]?.[2] ?? '').length > 3, `${name} is not explained`)
    }
    for (const provider of ['YouTube', 'Vimeo']) ok(rows.some(([first]) => first === provider))
    equal(await page.locator('main', { hasText: '{{' }).count(), 0)
  },
)

inEachLanguage(
  'L41: the tables can be read at 320 px, with every column in sight',
  { width: 320 },
  async ({ locale }, { page, open }) => {
    await open(pathOf('privacy', locale))
    ok(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth))
    const cut = await page
      .locator('main .table')
      .evaluateAll(
        (tables) => tables.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
      )
    equal(cut, 0, 'tables with columns out of sight')
  },
)

inEachLanguage(
  'L42: the privacy policy is reached from the form and from the question',
  {},
  async (question, { page, open }) => {
    const { locale, bar } = question
    const path = pathOf('privacy', locale)
    await open(pathOf('contact', locale))
    await bar.locator(`a[href="${path}"]`).click()
    await settled(page, path)
    await open(pathOf('contact', locale))
    await page.locator(`main form a[href="${path}"]`).click()
    await settled(page, path)
  },
)

inEachLanguage(
  'L43, R115: the form asks for little, ticks nothing, puts nothing in addresses and asks nobody else',
  {},
  async ({ locale, reject }, { page, context, site, open }) => {
    const recorder = await record(context)
    await open(pathOf('contact', locale))
    await reject.click()
    const form = page.locator('main form')
    equal((await form.getAttribute('method'))?.toLowerCase(), 'post')
    const mandatory = await form
      .locator('[required], [aria-required=true]')
      .evaluateAll((all) => all.map((field) => field.getAttribute('name')))
    deepEqual(mandatory.sort(), ['consent', 'email', 'message', 'name'])
    equal(await form.locator('[name=consent]').isChecked(), false)
    await form.locator('[name=message]').fill('Do not leave this page')
    await page.waitForTimeout(300)
    ok(recorder.requests.every((url) => !decodeURIComponent(url).includes('Do not leave')))
    deepEqual(recorder.foreign(site.url), [])
    match(await form.innerText(), locale === 'de' ? /widerrufen/ : /withdraw/)
  },
)
