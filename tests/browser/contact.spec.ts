/** The contact form's journeys in a real browser, in both languages (FRM-26, FRM-27). */
import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { rippleTime } from '../../src/client/constants'
import { textFieldNames } from '../../src/forms/contact/fields'
import { fastestHuman } from '../../src/forms/contact/wire'
import { pathOf } from '../../src/site/paths'
import { axeProblems } from '../lib/axe'
import { field, fill, focused, journey, ready, refused, sent, submit } from '../lib/contact-journey'

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
    // What is sent faster than people type is held apart, and would count as a message of its own.
    await page.waitForTimeout(fastestHuman)
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
    equal(await page.evaluate(() => localStorage.length), 0)
    await page.getByRole('button', { name: text('keepTextAllow') }).click()
    await alert.getByText(text('keptText')).waitFor()
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
