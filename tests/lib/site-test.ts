/**
 * Playwright's `test` for the built site: each worker serves it once, and a test also fails on console errors, failed
 * requests and requests to other hosts. SITE_DIR selects a built site other than public/.
 */
import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { isBuilt } from '../../scripts/lib/site-files'
import { actedAttribute, readyAttribute } from '../../src/early/names'
import { breakpoints } from '../../src/site/breakpoints'
import { defaultLocale, localeCodes, type LocaleCode } from '../../src/site/locales'
import { test as base, expect } from './chromium-test'
import { questionOn, type Question } from './consent'
import { startContactSite, type ContactSite } from './contact-site'
import { act } from './page-tools'
import { watch } from './watch'

export { expect }

/** The folder of the built site. @throws Error where there is none */
export function builtFolder(): string {
  const folder = resolve(process.env['SITE_DIR'] ?? 'public')
  if (!isBuilt(folder)) throw new Error(`${folder} holds no built site; run "npm run build" first.`)
  return folder
}

type Fixtures = {
  /** Opens a path and, with scripts enabled, waits until the page is hydrated. */
  open: (path: string) => Promise<void>
  /** Allows console messages or error responses that the test provokes. */
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

/** Resizes the window to the start of a breakpoint, or to a width in pixels. */
export async function resize(page: Page, width: number | keyof typeof breakpoints): Promise<void> {
  await page.setViewportSize({ width: typeof width === 'number' ? width : breakpoints[width], height: 900 })
}

/** Waits until React has hydrated the page; the pointer’s movement is the interaction that its loader waits for. */
export async function waitUntilReady(page: Page): Promise<void> {
  const ready = page.locator(`html[${readyAttribute}][${actedAttribute}]`)
  // The page may load another document meanwhile, which needs an interaction of its own.
  await expect(async () => {
    await act(page)
    await expect(ready).toBeAttached({ timeout: 5000 })
  }).toPass()
}
