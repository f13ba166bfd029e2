/** Faults that a developer might make, planted one by one at the end of a page: the named check finds each. */
import { HtmlValidate } from 'html-validate'
import { parse } from 'node-html-parser'
import type { Page } from '@playwright/test'
import { pathOf } from '../../src/site/paths'
import { accessProblems } from '../built/access'
import { markupRules } from '../built/markup'
import { outlineProblems } from '../built/outline'
import { axeProblems } from '../lib/axe'
import { colourOnlyLinks, endlessMotion, lostMessages, smallTargets } from '../lib/layout-access'
import { reading } from '../lib/reading'
import { secondProblems } from '../lib/second-engine'
import { expect, resize, test } from '../lib/site-test'
import { walkByTab } from '../lib/tab-walk'
import { builtFaults, type BuiltFault, type Finder } from '../planted/faults'

// Faults are planted as markup, which the site's policy blocks.
test.use({ bypassCSP: true })

/** The current DOM, parsed as for the checks of built pages. */
const markupOf = async (page: Page) => parse(await page.content())

/** The findings of each check on a page, one per line, starting with the rule. */
const finders: Readonly<Record<Finder, (page: Page) => Promise<string[]>>> = {
  axe: async (page) =>
    (await axeProblems(page, 'planted')).map((line) => line.replace(/^axe \([^)]*\) /, '')),
  second: (page) => secondProblems(page, 'planted'),
  access: async (page) =>
    accessProblems(await markupOf(page), 'en').map(({ rule, what }) => `${rule} ${what}`),
  outline: async (page) => outlineProblems({ root: await markupOf(page) }),
  markup: async (page) => {
    const html = await page.locator('#planted').innerHTML()
    const { results } = await new HtmlValidate({
      ...markupRules,
      extends: ['html-validate:recommended'],
    }).validateString(html)
    return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId} ${message}`))
  },
  targets: smallTargets,
  colour: colourOnlyLinks,
  motion: endlessMotion,
  messages: (page) => lostMessages(page),
  reading: async (page) => {
    await resize(page, 320)
    const problems = await reading(page)
    await resize(page, 1440)
    return problems
  },
  focus: async (page) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.locator('main a:not(#planted a)').last().focus()
    return (await walkByTab(page)).problems
  },
}

async function plant(page: Page, { html, style = '' }: Pick<BuiltFault, 'html' | 'style'>): Promise<void> {
  await page.evaluate(
    ([markup, rules]) => {
      document.querySelector('#planted')?.remove()
      const planted = Object.assign(document.createElement('div'), { id: 'planted', innerHTML: markup })
      document.querySelector('main')?.append(planted)
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(rules ?? '')
      document.adoptedStyleSheets = [sheet]
      // A message that disappears by itself.
      setTimeout(() => document.querySelector('#f-gone')?.replaceChildren(), 5000)
    },
    [html, style],
  )
}

/** Opens the page without its scripts, which would remove the planted part again; `messages` needs a fake clock. */
async function openBare(page: Page, finder: Finder): Promise<void> {
  if (finder === 'messages') await page.clock.install()
  await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.goto(pathOf('imprint', 'en'))
}

for (const [name, find] of Object.entries(finders)) {
  const faults = builtFaults.filter(({ by }) => by?.startsWith(`${name}:`))

  test(`${name} finds what is planted for it, and nothing on a correct page`, async ({ page, allow }) => {
    // The page is opened once, and each step replaces the planted part, so the time depends on the number of faults.
    test.setTimeout(60_000 + faults.length * 20_000)
    allow(/./)
    await openBare(page, name as Finder)
    await test.step('without a fault', async () => {
      await plant(page, { html: '<p>Our prices are fair.</p><p role="status">Saved.</p>' })
      expect(await find(page)).toEqual([])
    })
    for (const { category, fault, html, style, by } of faults)
      await test.step(`${category}: ${fault}`, async () => {
        await plant(page, { html, ...(style && { style }) })
        const problems = (await find(page)).filter((problem) => problem.includes(by?.split(':')[1] ?? ''))
        expect.soft(problems, `${category}: ${fault}`).not.toEqual([])
      })
  })
}
