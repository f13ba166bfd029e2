/** Runs axe on a page: WCAG 2.2 A and AA, including target size (L55), and axe's best practices. */
import type { AxeResults } from 'axe-core'
import type { Page } from '@playwright/test'
import { pageScript } from './page-script'

/** The minified file: less than half the size of the default source, and every page gets it. */
const source = pageScript('axe-core/axe.min.js')

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** More levels than a page has: at each level, inheriting elements may start their own transition. */
const mostLevels = 100

/**
 * Finishes all transitions of colour and position, which would distort measurements. Waiting does not work: in a closed
 * <details>, transitions do not run. Once is not enough: an element that inherits a colour starts its transition when
 * its parent's has ended, as all elements do with reduced motion.
 */
async function settled(page: Page): Promise<void> {
  await page.evaluate((most) => {
    for (let level = 0; level < most; level++) {
      const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
      if (changes.length === 0) return
      for (const change of changes) change.finish()
    }
  }, mostLevels)
}

/** The axe rules about colours; all others have the same results in every theme. */
const colourRules = ['color-contrast', 'link-in-text-block']

/**
 * Returns one line per finding, with the first places where it was found. `only` limits the rules to those that depend
 * on the theme; `within` is the selector of the part to check.
 */
export async function axeProblems(
  page: Page,
  when: string,
  only?: 'colours',
  within = 'html',
): Promise<string[]> {
  await settled(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const { violations } = await page.evaluate(
    ({ part, runOnly }) =>
      (window as unknown as { axe: { run: (part: string, options: object) => Promise<AxeResults> } }).axe.run(
        part,
        { runOnly, resultTypes: ['violations'] },
      ),
    {
      part: within,
      runOnly: only ? { type: 'rule', values: colourRules } : { type: 'tag', values: tags },
    },
  )
  return violations.map(({ id, help, nodes }) => {
    const places = nodes
      .slice(0, 3)
      .map(({ target, any }) => `${target.join(' ')} ${any[0]?.message ?? ''}`.trim())
    return `axe (${when}) ${id}: ${help}: ${places.join(' | ')}${nodes.length > 3 ? ` and ${nodes.length - 3} more` : ''}`
  })
}
