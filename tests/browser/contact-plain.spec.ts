/** The contact form without scripts: switched off, or lost on their way (FRM-26, FRM-27). */
import { equal, match, ok } from 'node:assert/strict'
import { fieldNames } from '../../src/forms/contact/fields'
import { pathOf } from '../../src/site/paths'
import type { Options } from '../lib/browser-test'
import { field, fill, journey, refused, submit } from '../lib/contact-journey'

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
