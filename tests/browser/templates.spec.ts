/** Every kind of page in every language: no error, no sideways scroll, axe clean in both themes, and usable without scripts. */
import { deepEqual, equal, ok } from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { localeOf } from '../../src/site/locales'
import { axeProblems } from '../lib/axe'
import { test } from '../lib/browser-test'
import { samplePages } from '../lib/samples'

/** The narrowest window that must do without sideways scrolling, then tablet and desktop, in pixels. */
const widths = [320, 768, 1440] as const

/** A layout that scripts help with may follow a change of the window so much later, in milliseconds. */
const patience = 1500

/** How far the page can be scrolled sideways, in pixels, and which element sticks out furthest. */
async function sideways(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return ''
    const out = [...document.body.querySelectorAll('*')]
      .map((element) => ({ element, right: element.getBoundingClientRect().right }))
      .sort((a, b) => b.right - a.right)[0]
    const name = out ? `${out.element.tagName.toLowerCase()}.${out.element.getAttribute('class') ?? ''}` : ''
    return `${scrollWidth - clientWidth} px, furthest out: ${name}`
  })
}

/** The same, once the layout has had time to follow. */
async function sidewaysInTheEnd(page: Page): Promise<string> {
  const fits = () => document.documentElement.scrollWidth <= document.documentElement.clientWidth
  await page.waitForFunction(fits, undefined, { timeout: patience }).catch(() => undefined)
  return sideways(page)
}

/** The visible words of the main part. */
const mainText = (page: Page): Promise<string> =>
  page
    .locator('main')
    .innerText()
    .then((text) => text.replace(/\s+/g, ' ').trim())

for (const { name, page: declared, path, status } of samplePages()) {
  const allow = status === 404 ? [/404/] : []

  test(`${declared.locale} ${name}`, { allow, width: 1440 }, async ({ page, open }) => {
    await open(path)
    equal(await page.getAttribute('html', 'lang'), localeOf(declared.locale).iso)
    const problems = await axeProblems(page, 'light')
    await page.emulateMedia({ colorScheme: 'dark' })
    problems.push(...(await axeProblems(page, 'dark')))
    await page.emulateMedia({ colorScheme: 'light' })
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const out = await sidewaysInTheEnd(page)
      if (out) problems.push(`scrolls sideways at ${width} px: ${out}`)
      if (width === 320) problems.push(...(await axeProblems(page, '320 px')))
    }
    deepEqual(problems, [])
  })

  test(
    `${declared.locale} ${name} without scripts`,
    { allow, browser: { javaScriptEnabled: false } },
    async ({ page, open }) => {
      await open(path)
      const text = await mainText(page)
      ok(text.length > 20, `the main part is almost empty: "${text}"`)
      ok(await page.locator('h1').first().isVisible(), 'the heading is not visible')
      ok(await page.locator('header a').first().isVisible(), 'no link of the header is visible')
      await page.setViewportSize({ width: widths[0], height: 900 })
      equal(await sideways(page), '', 'scrolls sideways')
    },
  )
}
