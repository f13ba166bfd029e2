/** The contact form's journeys in a real browser, in both languages (FRM-26, FRM-27). */
import { textFieldNames } from '../../src/forms/contact/fields'
import { fastestHuman } from '../../src/forms/contact/wire'
import { pathOf } from '../../src/site/paths'
import { axeProblems } from '../lib/axe'
import { field, fill, focused, ready, refused, sent, submit, test } from '../lib/contact-journey'
import { expect, inEachLanguage, resize } from '../lib/site-test'

inEachLanguage(() => {
  test('by keyboard only, from the first field to the reference', async ({ form }) => {
    const { page, site, mark } = form
    await field(page, 'name').focus()
    for (const name of textFieldNames) {
      await expect.poll(() => focused(page)).toBe(name)
      await page.keyboard.type(name === 'email' ? 'ada@example.org' : `${mark} ${name}`)
      await page.keyboard.press('Tab')
    }
    await expect.poll(() => focused(page)).toBe('consent')
    await page.keyboard.press('Space')
    // Past the link to the privacy page, to the button.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await sent(form).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H3')
    const [message, ...more] = await site.messages(mark)
    expect([more.length, message?.locale]).toEqual([0, form.locale])
    await expect(page.locator('main')).toContainText(message?.reference ?? 'none')
  })

  test('mistakes are listed above the form and beside each field, and no input is lost', async ({ form }) => {
    const { page, text, alert } = form
    await field(page, 'company').fill('Nordlicht')
    await field(page, 'email').fill('ada@')
    await submit(form)
    await expect(alert).toContainText(`${text('mandatory')} ${text('failed')}`)
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('alert')
    await expect(alert.getByRole('link')).toHaveCount(4)
    await expect(page).toHaveTitle(new RegExp(`^${text('titleError', { title: '' })}`))
    await expect(page.locator('.ripple')).toHaveCount(0)
    expect(await axeProblems(page, 'light')).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await axeProblems(page, 'dark', 'colours')).toEqual([])
    await resize(page, 320)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await alert.getByRole('link', { name: text('emailInvalid') }).press('Enter')
    await expect.poll(() => focused(page)).toBe('email')
    await expect(field(page, 'company')).toHaveValue('Nordlicht')
  })

  test('text typed before the scripts have loaded stays', async ({ form }) => {
    const { page, site, mark, locale } = form
    await page.goto(site.url + pathOf('contact', locale), { waitUntil: 'commit' })
    await field(page, 'message').fill(`${mark} early`)
    await ready(page)
    await expect(field(page, 'message')).toHaveValue(`${mark} early`)
  })

  test('double click and a held Enter key: one message', async ({ form }) => {
    const { page, text, site, mark } = form
    await fill(form)
    await page.getByRole('button', { name: text('send') }).dblclick()
    await field(page, 'name')
      .press('Enter')
      .catch(() => undefined)
    await sent(form).waitFor()
    expect(await site.messages(mark)).toHaveLength(1)
  })

  test('reloaded and sent again: still one message', async ({ form }) => {
    const { page, site, mark, locale } = form
    await page.clock.install()
    for (let count = 0; count < 2; count += 1) {
      await page.goto(site.url + pathOf('contact', locale))
      await ready(page)
      await fill(form)
      // A message sent faster than people type is held separately, and would count as another message.
      await page.clock.fastForward(fastestHuman)
      await submit(form)
      await sent(form).waitFor()
    }
    expect(await site.messages(mark)).toHaveLength(1)
  })

  test('offline: the visitor is told, the message is kept on the device on request and sent later', async ({
    form,
    context,
    allow,
  }) => {
    allow(/ERR_INTERNET_DISCONNECTED/)
    const { page, text, site, mark, alert } = form
    await fill(form)
    await context.setOffline(true)
    await submit(form)
    await alert.getByText(text('offline')).waitFor()
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0)
    await page.getByLabel(text('keepText')).check()
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0)
    await page.getByRole('button', { name: text('keepTextAllow') }).click()
    await alert.getByText(text('keptText')).waitFor()
    await context.setOffline(false)
    await alert.getByText(text('online')).waitFor()
    await page.reload()
    await ready(page)
    await page.getByText(text('restoredText')).waitFor()
    await expect(field(page, 'message')).toHaveValue(new RegExp(mark))
    await field(page, 'consent').check()
    await submit(form)
    await sent(form).waitFor()
    expect(await site.messages(mark)).toHaveLength(1)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('contact-draft'))).toBe(null)
  })

  test('server down, then back: an honest error, other ways to get in touch, text kept, one message', async ({
    form,
    context,
    allow,
  }) => {
    allow(...refused)
    const { page, text, site, mark, alert } = form
    await fill(form)
    await context.route('**/api/contact', (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
    )
    await submit(form)
    await expect(alert).toContainText(text('unavailable'))
    await expect(alert.locator('a[href^="tel:"], a[href^="mailto:"]')).toHaveCount(2)
    await expect(page.locator('.ripple')).toHaveCount(0)
    expect(await axeProblems(page, 'server down')).toEqual([])
    await context.unroute('**/api/contact')
    await submit(form)
    await sent(form).waitFor()
    expect(await site.messages(mark)).toHaveLength(1)
  })

  test('the response is lost: sent again, one message', async ({ form, context, allow }) => {
    allow(...refused, /ERR_FAILED/)
    const { text, site, mark, alert } = form
    await fill(form)
    await context.route('**/api/contact', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await submit(form)
    await expect(alert).toContainText(text('noAnswer'))
    await context.unroute('**/api/contact')
    await submit(form)
    await sent(form).waitFor()
    expect(await site.messages(mark)).toHaveLength(1)
  })
})
