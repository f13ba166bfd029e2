/** The contact form's journeys in a real browser, in both languages (FRM-26, FRM-27, FRM-29). */
import { textFieldNames } from '../../src/forms/contact/fields'
import { fastestHuman } from '../../src/forms/contact/wire'
import { pathOf } from '../../src/site/paths'
import { axeProblems } from '../lib/axe'
import type { Route } from '@playwright/test'
import { field, fill, focused, ready, refused, sent, submit, test, type Form } from '../lib/contact-journey'
import { atRest, settled } from '../lib/page-tools'
import { expect, inEachLanguage, resize } from '../lib/site-test'

/** Sends; the answer is held back until the returned function is called, while the visitor opens another page. */
async function leaveWhileSending(form: Form, answer: (route: Route) => Promise<void>) {
  const { page, locale, text } = form
  await fill(form)
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/contact', async (route) => {
    await released
    await answer(route)
  })
  await submit(form)
  await page.getByText(text('sending')).waitFor()
  const imprint = pathOf('imprint', locale)
  await page.locator(`footer a[href="${imprint}"]`).click()
  await settled(page, imprint)
  return release
}

const notice = ({ page }: Form) => page.locator('[role=status] > div')

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

  test('no field is reported to screen readers as invalid before the first try', async ({
    form: { page },
  }) => {
    const session = await page.context().newCDPSession(page)
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    const invalid = (node: (typeof nodes)[number]) =>
      node.properties?.some(({ name, value }) => name === 'invalid' && value.value !== 'false')
    expect(nodes.filter(invalid).map(({ name }) => name?.value as unknown)).toEqual([])
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
    // On the way to the list, the header may cover half a link.
    await atRest(page)
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

  test('double click: one message', async ({ form }) => {
    const { page, text, site, mark } = form
    await fill(form)
    await page.getByRole('button', { name: text('send') }).dblclick()
    await sent(form).waitFor()
    expect(await site.messages(mark)).toHaveLength(1)
  })

  test('a held Enter key: one message', async ({ form }) => {
    const { page, site, mark } = form
    await fill(form)
    await field(page, 'name').focus()
    for (let times = 0; times < 5; times += 1) await page.keyboard.down('Enter')
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
    // It has arrived: a heading that says it was not sent would be untrue.
    await expect(alert.getByRole('heading')).toHaveText(text('noAnswerHeading'))
    await context.unroute('**/api/contact')
    await submit(form)
    await sent(form).waitFor()
    expect(await site.messages(mark)).toHaveLength(1)
  })

  test('left while sending: each page names the reference until the notice is closed', async ({ form }) => {
    const { page, text, site, mark, locale } = form
    const answer = await leaveWhileSending(form, (route) => route.continue())
    answer()
    await notice(form).waitFor()
    const [message] = await site.messages(mark)
    const words = text('sentNotice', { reference: message?.reference ?? 'none' })
    await expect(notice(form)).toContainText(words)
    expect(await axeProblems(page, 'notice')).toEqual([])
    const privacy = pathOf('privacy', locale)
    await page.locator(`footer a[href="${privacy}"]`).click()
    await settled(page, privacy)
    await expect(notice(form)).toContainText(words)
    await notice(form).getByRole('button').click()
    await expect(notice(form)).toHaveCount(0)
    await page.goBack()
    await settled(page, pathOf('imprint', locale))
    await expect(notice(form)).toHaveCount(0)
  })

  test('left while sending: back at the form, it names the reference', async ({ form }) => {
    const { page, text, site, mark, locale } = form
    const answer = await leaveWhileSending(form, (route) => route.continue())
    answer()
    await notice(form).waitFor()
    await page.goBack()
    await settled(page, pathOf('contact', locale))
    await sent(form).waitFor()
    const [message] = await site.messages(mark)
    await expect(page.locator('main')).toContainText(message?.reference ?? 'none')
    await expect(notice(form)).toHaveCount(0)
    await page.getByRole('button', { name: text('sendAnother') }).click()
    await expect(field(page, 'message')).toHaveValue('')
  })

  test('back at the form before the answer: it is still sending, and then reports', async ({ form }) => {
    const { page, text, site, mark, locale } = form
    const answer = await leaveWhileSending(form, (route) => route.continue())
    await page.goBack()
    await settled(page, pathOf('contact', locale))
    await page.getByText(text('sending')).waitFor()
    await field(page, 'name').press('Enter')
    answer()
    await sent(form).waitFor()
    expect(await site.messages(mark)).toHaveLength(1)
    await expect(notice(form)).toHaveCount(0)
  })

  for (const [what, words, reason, respond] of [
    ['refused', 'notSentNotice', 'unavailable', (route: Route) => route.fulfill({ status: 503, json: {} })],
    ['lost', 'noAnswer', 'noAnswer', (route: Route) => route.abort()],
  ] as const) {
    test(`left while sending, and ${what}: the notice leads back to the form with its text`, async ({
      form,
      allow,
    }) => {
      allow(...refused, /ERR_FAILED/)
      const { page, text, mark, locale, alert } = form
      const answer = await leaveWhileSending(form, respond)
      answer()
      await expect(notice(form)).toContainText(text(words))
      await resize(page, 320)
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      await notice(form)
        .getByRole('link', { name: text('toForm') })
        .click()
      await settled(page, pathOf('contact', locale))
      await expect(alert).toContainText(text(reason))
      await expect(field(page, 'message')).toHaveValue(new RegExp(mark))
      await expect(notice(form)).toHaveCount(0)
    })
  }

  test('the limit of the message is written as in the page’s language', async ({ form }) => {
    const { page, text, alert } = form
    await fill(form)
    await field(page, 'message').fill('x'.repeat(4001))
    await submit(form)
    const max = form.locale === 'de' ? '4.000' : '4,000'
    await expect(alert.getByRole('link')).toHaveText([text('messageTooLong', { max })])
  })
})
