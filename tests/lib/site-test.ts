/**
 * Playwright's `test` for the built site: a worker serves it once, and a test fails on console errors, failed requests
 * and requests to other hosts as well. SITE_DIR names another built site than public/.
 */
import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { isBuilt } from '../../scripts/lib/site-files'
import { readyAttribute } from '../../src/early/names'
import { breakpoints } from '../../src/site/breakpoints'
import { defaultLocale, localeCodes, type LocaleCode } from '../../src/site/locales'
import { test as base, expect } from './chromium-test'
import { questionOn, type Question } from './consent'
import { startContactSite, type ContactSite } from './contact-site'
import { watch } from './watch'

export { expect }

/** The folder of the built site. @throws Error where there is none */
export function builtFolder(): string {
  const folder = resolve(process.env['SITE_DIR'] ?? 'public')
  if (!isBuilt(folder)) throw new Error(`${folder} holds no built site; run "npm run build" first.`)
  return folder
}

type Fixtures = {
  /** Opens a path and, with scripts on, waits until React has taken over. */
  open: (path: string) => Promise<void>
  /** Names console messages, or addresses that answer with an error, which the test provokes. */
  allow: (...patterns: readonly RegExp[]) => void
  /** The language that `inEachLanguage` runs the test in. */
  language: LocaleCode
  /** The question for consent, in that language. */
  question: Question
}

export const test = base.extend<Fixtures & { problems: readonly string[] }, { site: ContactSite }>({
  site: [
    async ({}, use) => {
      const site = await startContactSite(builtFolder())
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  problems: [async ({ context, site }, use) => use(watch(context, site.url)), { auto: true }],
  allow: [
    async ({ problems }, use) => {
      const allowed: RegExp[] = []
      await use((...patterns) => void allowed.push(...patterns))
      const left = problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem)))
      expect([...new Set(left)], 'what went wrong on the page').toEqual([])
    },
    { auto: true },
  ],
  open: async ({ page, javaScriptEnabled }, use) => {
    await use(async (path) => {
      await page.goto(path)
      if (javaScriptEnabled) await waitUntilReady(page)
    })
  },
  language: [defaultLocale, { option: true }],
  question: async ({ page, language }, use) => use(questionOn(page, language)),
})

/** Declares the tests of `declare` once for each language. */
export function inEachLanguage(declare: (language: LocaleCode) => void): void {
  for (const language of localeCodes) {
    test.describe(language, () => {
      test.use({ language })
      declare(language)
    })
  }
}

/** Makes the window as wide as a breakpoint begins, or as wide as given in pixels. */
export async function resize(page: Page, width: number | keyof typeof breakpoints): Promise<void> {
  await page.setViewportSize({ width: typeof width === 'number' ? width : breakpoints[width], height: 900 })
}

/** Waits until React has taken over the page; the pointer’s movement is the action that its loader waits for. */
export async function waitUntilReady(page: Page): Promise<void> {
  const ready = page.locator(`html[${readyAttribute}]`)
  let x = 5
  // A document that has only just come may not listen yet.
  await expect(async () => {
    await page.mouse.move((x = 11 - x), 5, { steps: 2 })
    await expect(ready).toBeAttached({ timeout: 2000 })
  }).toPass()
}
