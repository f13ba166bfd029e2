/** Imprint, privacy policy, and the fields of the contact form (L30 to L43); each in every language. */
import { telHref } from '../../src/lib/tel'
import type { Page } from '@playwright/test'
import { editorEntries } from '../../src/site/storage/others'
import { entriesOfGroup } from '../../src/entries/storage-tables'
import type { LocaleCode } from '../../src/site/locales'
import { pathOf } from '../../src/site/paths'
import { withoutSoftHyphens } from '../../src/lib/soft-hyphens'
import { wordsOf } from '../lib/consent'
import { siteCompany } from '../lib/company'
import { act, settled } from '../lib/page-tools'
import { record } from '../lib/recorder'
import { expect, inEachLanguage, resize, test } from '../lib/site-test'

const mainText = async (page: Page) =>
  withoutSoftHyphens(await page.locator('main').innerText()).replace(/\s+/g, ' ')

for (const [kind, path] of [
  ['home', (locale: LocaleCode) => pathOf('home', locale)],
  ['an article', (locale: LocaleCode) => pathOf('news', locale)],
  ['contact', (locale: LocaleCode) => pathOf('contact', locale)],
  ['not found', (locale: LocaleCode) => `${locale === 'en' ? '' : `/${locale}`}/no-such-page`],
  ['server error', (locale: LocaleCode) => `${pathOf('server-error', locale)}.html`],
] as const) {
  inEachLanguage(() => {
    test(`L30: the imprint is one click away (${kind})`, async ({ question, page, site, allow }) => {
      allow(/404/, /500/)
      const { locale, bar } = question
      await page.goto(site.url + path(locale))
      // The server error page works without scripts, so it does not ask for consent.
      if (kind !== 'server error') {
        await act(page)
        await bar.waitFor()
      }
      const link = page.locator('footer').getByRole('link', {
        name: locale === 'de' ? 'Impressum' : 'Imprint',
        exact: true,
      })
      await link.click()
      await page.waitForURL(site.url + pathOf('imprint', locale))
      await page.locator('main h1').waitFor()
    })
  })
}

inEachLanguage(() => {
  test.use({ javaScriptEnabled: false })

  test('L31: the imprint states company, address, management, two means of contact, register and VAT id', async ({
    question,
    page,
    site,
  }) => {
    const { locale } = question
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
      company.register ?? '',
      company.vatId ?? '',
      '§ 27a|section 27a',
    ])
      expect(
        fact.split('|').some((part) => text.includes(part)),
        `${fact} is missing`,
      ).toBe(true)
    expect(text).toMatch(
      locale === 'de' ? /Gesellschaft mit beschränkter Haftung/ : /limited liability company/,
    )
    expect(/Postfach|P\.?O\.? box/i.test(text)).toBe(false)
    await expect(page.locator(`main a[href="mailto:${company.email}"]`)).toHaveCount(1)
    await expect(page.locator(`main a[href="${telHref(company.phone)}"]`)).toHaveCount(1)
  })

  test('L32 to L34: editorial responsibility by the MStV, the DDG instead of the TMG, no ODR platform, § 36 VSBG', async ({
    question,
    page,
    site,
  }) => {
    const { locale } = question
    await page.goto(site.url + pathOf('imprint', locale))
    const text = await mainText(page)
    expect(text).toMatch(locale === 'de' ? /§ 18 Abs\. 2 Medienstaatsvertrag/ : /section 18 \(2\).*MStV/)
    expect(text).toMatch(locale === 'de' ? /§ 5 Digitale-Dienste-Gesetz \(DDG\)/ : /section 5 .*\(DDG\)/)
    expect(text).toMatch(/VSBG/)
    expect(/\bTMG\b|Telemediengesetz|RStV/.test(text)).toBe(false)
    await expect(page.locator('a[href*="ec.europa.eu/consumers/odr"]')).toHaveCount(0)
    expect(text).toMatch(locale === 'de' ? /erfunden/ : /fictitious/)
  })

  test('L35: the imprint is a separate page, readable without scripts and pictures', async ({
    question,
    page,
    site,
  }) => {
    const { locale } = question
    const response = await page.goto(site.url + pathOf('imprint', locale))
    expect(response?.status()).toBe(200)
    expect((await mainText(page)).length > 1000).toBe(true)
    await expect(page.locator('main .prose img')).toHaveCount(0)
  })
})

/** The information required by Art. 13 GDPR, in the policy's words. */
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

inEachLanguage(() => {
  test.use({ javaScriptEnabled: false })

  test('L40: the privacy policy states everything required by Art. 13 GDPR', async ({
    question,
    page,
    site,
  }) => {
    const { locale } = question
    await page.goto(site.url + pathOf('privacy', locale))
    const text = await mainText(page)
    for (const pattern of told[locale]) expect(text).toMatch(pattern)
    for (const fact of [siteCompany(locale).legalName, siteCompany(locale).email])
      expect(text.includes(fact)).toBe(true)
  })
})

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

inEachLanguage(() => {
  test.use({ javaScriptEnabled: false })

  test('L41, R114: the privacy policy has its sections, and its tables name everything that can be stored', async ({
    question,
    page,
    site,
  }) => {
    const { locale } = question
    await page.goto(site.url + pathOf('privacy', locale))
    const headings = withoutSoftHyphens((await page.locator('main h2').allInnerTexts()).join('\n'))
    for (const pattern of sections[locale]) expect(headings).toMatch(pattern)
    const rows = await page
      .locator('main table tr')
      .evaluateAll((all) =>
        all.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent ?? '')),
      )
    const tables = { ...entriesOfGroup('necessary'), ...entriesOfGroup('functional'), ...editorEntries }
    const words = wordsOf(locale)
    for (const { name, kind } of Object.values(tables)) {
      const found = rows.filter(([first]) => first === `${name} ${words(`storage:${kind}`)}`)
      expect([name, found.length]).toEqual([name, 1])
      expect(
        (found[0]?.[1] ?? '').length > 10 && (found[0]?.[2] ?? '').length > 3,
        `${name} is not explained`,
      ).toBe(true)
    }
    for (const provider of ['YouTube www.youtube-nocookie.com', 'Vimeo player.vimeo.com'])
      expect(rows.map(([first]) => first?.replace(/\s+/g, ' ').trim())).toContain(provider)
    await expect(page.locator('main', { hasText: '{{' })).toHaveCount(0)
  })
})

inEachLanguage(() => {
  test('L41: the tables are readable at 320 px, with every column in view', async ({
    question,
    page,
    open,
  }) => {
    const { locale } = question
    await resize(page, 320)
    await open(pathOf('privacy', locale))
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth))
      .toBe(true)
    const cut = await page
      .locator('main .table')
      .evaluateAll(
        (tables) => tables.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
      )
    expect(cut, 'tables with columns out of sight').toBe(0)
  })

  test('L42: the form and the question link to the privacy policy', async ({ question, page, open }) => {
    const { locale, bar } = question
    const path = pathOf('privacy', locale)
    await open(pathOf('contact', locale))
    await bar.locator(`a[href="${path}"]`).click()
    await settled(page, path)
    await open(pathOf('contact', locale))
    await page.locator(`main form a[href="${path}"]`).click()
    await settled(page, path)
  })

  test('L43, R115: the form asks for little, ticks nothing, puts nothing in addresses and contacts no third party', async ({
    question,
    page,
    context,
    site,
    open,
  }) => {
    const { locale, reject } = question
    const recorder = await record(context)
    await page.clock.install()
    await open(pathOf('contact', locale))
    await reject.click()
    const form = page.locator('main form')
    expect((await form.getAttribute('method'))?.toLowerCase()).toBe('post')
    const mandatory = await form
      .locator('[required], [aria-required=true]')
      .evaluateAll((all) => all.map((field) => field.getAttribute('name')))
    expect(mandatory.sort()).toEqual(['consent', 'email', 'message', 'name'])
    await expect(form.locator('[name=consent]')).not.toBeChecked()
    await form.locator('[name=message]').fill('Do not leave this page')
    await page.clock.runFor(3000)
    expect(recorder.requests.every((url) => !decodeURIComponent(url).includes('Do not leave'))).toBe(true)
    expect(recorder.foreign(site.url)).toEqual([])
    await expect(form).toHaveText(locale === 'de' ? /widerrufen/ : /withdraw/, { useInnerText: true })
  })
})

test('a link to a passage of a long text shows its heading right below the header', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${site.url}/privacy#your-rights`)
  const below = await page.evaluate(() => {
    const top = document.getElementById('your-rights')?.getBoundingClientRect().top ?? 0
    return top - (document.querySelector('body header')?.getBoundingClientRect().bottom ?? 0)
  })
  expect(below).toBeGreaterThan(0)
  expect(below).toBeLessThan(60)
})
