/** The contact form without scripts: disabled, or failed to load (FRM-26, FRM-27). */
import { fieldNames } from '../../src/forms/contact/fields'
import { requestsPerMinute } from '../../src/contact-server/limits'
import { contactEndpoint } from '../../src/forms/contact/wire'
import { localeOf } from '../../src/site/locales'
import { pathOf } from '../../src/site/paths'
import { field, fill, refused, submit, test } from '../lib/contact-journey'
import { expect, inEachLanguage } from '../lib/site-test'

inEachLanguage(() => {
  test('scripts blocked after the HTML: the form still works', async ({ form, context, allow }) => {
    allow(/ERR_FAILED/)
    const { page, site, mark, locale } = form
    await context.route(/\.js$/, (route) => route.abort())
    await page.goto(site.url + pathOf('contact', locale))
    await fill(form)
    await submit(form)
    await page.waitForURL(`**${pathOf('contact-sent', locale)}?reference=*`)
    expect(await site.messages(mark)).toHaveLength(1)
  })
})

inEachLanguage(() => {
  test.use({ javaScriptEnabled: false })

  test('without scripts: sent, with a confirmation page', async ({ form }) => {
    const { page, site, mark, locale } = form
    await fill(form)
    await submit(form)
    await page.waitForURL(`**${pathOf('contact-sent', locale)}?reference=*`)
    const [message, ...more] = await site.messages(mark)
    expect(more).toEqual([])
    expect(page.url()).toMatch(new RegExp(`${message?.reference ?? 'none'}$`))
    expect(message?.values.message).toBe(`${mark} Hello\nthere`)
    await page.goBack()
    await fill(form)
    await submit(form)
    await page.waitForURL(`**${pathOf('contact-sent', locale)}?reference=*`)
    expect(await site.messages(mark)).toHaveLength(1)
  })

  test('without scripts: too many requests are refused in the form’s language, and its text is one step back', async ({
    form,
    allow,
  }) => {
    allow(...refused)
    const { page, text, site, mark, locale } = form
    const visitor = { 'x-forwarded-for': '198.51.100.7' }
    await page.setExtraHTTPHeaders(visitor)
    for (let count = 0; count < requestsPerMinute; count += 1)
      await page.request.post(site.url + contactEndpoint, { headers: visitor })
    await fill(form)
    await submit(form)
    await expect(page.getByRole('alert')).toContainText(`${text('tooMany')} ${text('goBack')}`)
    await expect(page.locator('html')).toHaveAttribute('lang', localeOf(locale).iso)
    await expect(page.getByRole('link', { name: text('imprintLink') })).toHaveAttribute(
      'href',
      pathOf('imprint', locale),
    )
    await page.goBack()
    await expect(field(page, 'message')).toHaveValue(`${mark} Hello\nthere`)
    expect(await site.messages(mark)).toEqual([])
  })

  test('without scripts: mistakes are reported with all input kept, and can be corrected', async ({
    form,
    allow,
  }) => {
    allow(...refused)
    const { page, text, site, mark, locale } = form
    await fill(form)
    await field(page, 'email').fill('"><b>ada@')
    await submit(form)
    await expect(page.getByRole('alert')).toContainText(`${text('mandatory')} ${text('failed')}`)
    await expect(page).toHaveTitle(text('titleError', { title: `${text('formName')} | Musterwerk` }))
    await expect(field(page, 'email')).toHaveValue('"><b>ada@')
    await expect(field(page, 'message')).toHaveValue(new RegExp(mark))
    await expect(field(page, 'message')).toHaveAttribute('dir', 'auto')
    await expect(field(page, 'consent')).toBeChecked()
    // The box is drawn by our own styles.
    const drawn = await field(page, 'consent').screenshot()
    await field(page, 'consent').uncheck()
    expect(drawn.equals(await field(page, 'consent').screenshot()), 'the check mark is seen').toBe(false)
    await field(page, 'consent').check()
    for (const name of fieldNames) await expect(page.locator(`label[for="contact-${name}"]`)).toHaveCount(1)
    await field(page, 'email').fill('ada@example.org')
    await submit(form)
    await page.waitForURL(`**${pathOf('contact-sent', locale)}?reference=*`)
    expect(await site.messages(mark)).toHaveLength(1)
  })
})
