/** Runs axe on a page: WCAG 2.2 A and AA, the size of targets (L55) included, with axe's best practices. */
import type { AxeResults } from 'axe-core'
import type { Page } from '@playwright/test'
import { pageScript } from './page-script'

/** Less than half of what axe names as its own source; each page is sent it. */
const source = pageScript('axe-core/axe.min.js')

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** More levels than a page has: each is a chance that what inherits a colour begins a change of its own. */
const mostLevels = 100

/**
 * Brings every change of colour and place to its end; half-way they would be measured wrong. Waiting is no way: in a
 * closed <details> a transition does not run. Once is not enough: an element that inherits a colour begins to change
 * when its parent has ended, as all of them do where motion is reduced.
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

/** The rules of axe that look at colours; every other one finds the same in every theme. */
const colourRules = ['color-contrast', 'link-in-text-block']

/**
 * Returns one line per finding, with the first places where it was found. `only` leaves out what no theme changes;
 * `within` is the selector of the part that is looked at.
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
