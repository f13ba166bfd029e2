/** Language: the selection at `/`, and the switch (docs/spec/languages.md). */
import { parse } from 'node-html-parser'
import { follow, settled } from '../lib/page-tools'
import { expect, test } from '../lib/site-test'

const german = { locale: 'de-DE' }

for (const [locale, expected] of [
  ['de-DE', '/de?x=1#main'],
  ['de-AT', '/de?x=1#main'],
  ['en-US', '/?x=1#main'],
  ['fr-FR', '/?x=1#main'],
] as const) {
  test.describe(() => {
    test.use({ locale })
    test(`R52, R54 first access at / with ${locale}`, async ({ page, site }) => {
      await page.goto(`${site.url}/?x=1#main`)
      await page.waitForLoadState('load')
      expect(page.url()).toBe(site.url + expected)
    })
  })
}

for (const [value, locale, expected] of [
  ['de', 'en-US', '/de'],
  ['en', 'de-DE', '/'],
  ['fr', 'de-DE', '/de'],
] as const) {
  test.describe(() => {
    test.use({ locale })
    test(`R52 cookie ${value}, browser ${locale}`, async ({ page, context, site }) => {
      await context.addCookies([{ name: 'i18n_redirected', value, url: site.url }])
      await page.goto(site.url)
      await page.waitForLoadState('load')
      expect(new URL(page.url()).pathname).toBe(expected)
      const kept = (await context.cookies()).find(({ name }) => name === 'i18n_redirected')?.value
      expect(kept, 'detection never writes the cookie').toBe(value)
    })
  })
}

for (const path of ['/en', '/about', '/en/about', '/news']) {
  test.describe(() => {
    test.use(german)
    test(`R54 no redirect at ${path}`, async ({ page, site }) => {
      await page.goto(site.url + path)
      await page.waitForLoadState('load')
      expect(new URL(page.url()).pathname).toBe(path)
    })
  })
}

test.describe(() => {
  test.use(german)
  test('R54 an internal link to / is not a first access, before or after hydration', async ({
    page,
    site,
    open,
  }) => {
    await page.goto(`${site.url}/about`)
    await follow(page, '/')
    await page.waitForURL(`${site.url}/`)
    await page.waitForLoadState('load')
    expect(new URL(page.url()).pathname).toBe('/')
    await open('/about')
    await follow(page, '/')
    await settled(page, '/')
  })
})

test.describe(() => {
  test.use({ ...german, javaScriptEnabled: false })
  test('R54 without scripts / is English', async ({ page, site }) => {
    await page.goto(site.url)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  })
})

for (const ready of [false, true]) {
  test(`R55, R56, R57 switch ${ready ? 'after' : 'before'} React`, async ({ page, context, site, open }) => {
    if (ready) await open('/about?x=1#main')
    else await page.goto(`${site.url}/about?x=1#main`)
    await page.evaluate(() => document.querySelector<HTMLElement>('a[data-locale-choice=de]')?.click())
    await page.waitForURL(`${site.url}/de/ueber-uns?x=1#main`)
    const cookie = (await context.cookies()).find(({ name }) => name === 'i18n_redirected')
    const { value, sameSite, secure, path, httpOnly, expires = 0 } = cookie ?? {}
    expect({ value, sameSite, secure, path, httpOnly }).toEqual({
      value: 'de',
      sameSite: 'Lax',
      secure: false,
      path: '/',
      httpOnly: false,
    })
    expect(
      Math.abs(expires - Date.now() / 1000 - 365 * 24 * 3600) < 120,
      'the cookie lives for 365 days',
    ).toBe(true)
    await page.waitForFunction(() => document.documentElement.lang === 'de-DE')
  })
}

test('R121 from a page without a counterpart, the switch leads to its section’s list', async ({
  page,
  open,
}) => {
  await open('/news')
  const links = await page
    .locator('main a[href^="/news/"]')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
  const targets = await Promise.all(
    links.map(async (href) => {
      const html = await (await page.request.get(href)).text()
      return parse(html).querySelector('a[data-locale-choice=de]')?.getAttribute('href') ?? ''
    }),
  )
  expect(
    targets.length > 0 && targets.every((target) => target.startsWith('/de/news')),
    targets.join(', '),
  ).toBe(true)
})

/** Makes cookies and both storages throw, as browsers do for visitors who block them. */
const blockEverything = () => {
  const refuse = (): never => {
    throw new DOMException('blocked', 'SecurityError')
  }
  Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse })
  Object.defineProperty(window, 'localStorage', { get: refuse })
  Object.defineProperty(window, 'sessionStorage', { get: refuse })
}

test.describe(() => {
  test.use(german)
  test('blocked cookies and storage: language, theme, consent and navigation still work', async ({
    page,
    open,
  }) => {
    await page.addInitScript(blockEverything)
    await open('/about')
    await page.evaluate(() => document.querySelector<HTMLElement>('[data-theme-choice=dark]')?.click())
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.getByRole('button', { name: 'Reject all' }).click()
    await expect(page.getByRole('button', { name: 'Reject all' })).toHaveCount(0)
    await follow(page, '/de/ueber-uns')
    await settled(page, '/de/ueber-uns')
    await follow(page, '/about')
    await settled(page, '/about')
  })
})
