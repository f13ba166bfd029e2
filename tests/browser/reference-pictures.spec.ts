/**
 * How pages look, compared by pixels with reference pictures: a rule that breaks a page is seen. A picture's name holds
 * a digest of the words that it shows; where an editor has changed them, there is nothing to compare with until
 * `npm run pictures` has taken new ones. Look at what has changed before you commit them.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { devDependencies } from '../../package.json'
import { refuseBefore } from '../lib/consent'
import { expect, resize, test } from '../lib/site-test'
import { samplePages } from '../lib/samples'

/** One page of each family. */
const families = [
  'home',
  'products',
  'product',
  'service',
  'article',
  'jobs',
  'contact',
  'philosophy',
  'not-found',
]

/** Where playwright.config.ts keeps the pictures. */
const folder = join(__dirname, 'reference-pictures')

/** The packaged browser has taken them; another version may draw edges of letters and curves differently. */
const engine = devDependencies['@sparticuz/chromium'].replace(/\..*/, '.')

/** Type is drawn a little differently by each system: a thousandth of all pixels may be others. */
const tolerance = { maxDiffPixelRatio: 0.001, animations: 'disabled', caret: 'hide' } as const

async function digestOfWords(page: Page): Promise<string> {
  const words = await page.evaluate(() => document.body.innerText)
  return createHash('sha256').update(words).digest('hex').slice(0, 8)
}

/** Whether there is a picture of these words; others of the same page are thrown away when new ones are taken. */
function isTaken(picture: string, own: string, anew: boolean): boolean {
  if (!anew) return existsSync(join(folder, picture))
  const old = existsSync(folder) ? readdirSync(folder).filter((file) => file.startsWith(own)) : []
  for (const file of old) if (file !== picture) rmSync(join(folder, file))
  return true
}

for (const { name, path, page: declared } of samplePages().filter((sample) =>
  families.includes(sample.name),
)) {
  // Each family once in either language: German on a phone in the dark, English on a desktop by day.
  const [width, colorScheme] =
    declared.locale === 'en' ? ([1440, 'light'] as const) : ([360, 'dark'] as const)
  test.describe(() => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })
    test(`${path} at ${width} px looks as before`, async ({ page, open, browser, allow }, info) => {
      allow(/404/)
      await refuseBefore(page)
      await resize(page, width)
      await open(path)
      // The not-found page's suggestions come with a file of their own.
      await page.waitForLoadState('networkidle')
      test.skip(!browser.version().startsWith(engine), `the pictures are those of Chromium ${engine}`)
      const own = `${name}-${declared.locale}-`
      const picture = `${own}${await digestOfWords(page)}.png`
      const anew = info.config.updateSnapshots === 'all'
      test.skip(!isTaken(picture, own, anew), 'its words are new: npm run pictures')
      await expect(page).toHaveScreenshot(picture, tolerance)
    })
  })
}
