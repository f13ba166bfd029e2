/** A second engine beside axe, with rules that others wrote: IBM's, over WCAG 2.2 (docs/decisions/packages.md). */
import type { Page } from '@playwright/test'
import { pageScript } from './page-script'

const source = pageScript('accessibility-checker-engine/ace.js')

type Result = { ruleId: string; reasonId: string; value: [string, string]; snippet: string; message: string }

/** A rule that asks for a look rather than report a failure, and has been right whenever it asked on these pages. */
const asked = 'list_markup_review'

/** Returns one line per failure, beginning with the name of its rule. */
export async function secondProblems(page: Page, when: string): Promise<string[]> {
  await page.evaluate(source)
  const results = await page.evaluate(async () => {
    type Checker = { check: (where: Document, rules: string[]) => Promise<{ results: Result[] }> }
    const { ace } = globalThis as unknown as { ace: { Checker: new () => Checker } }
    return (await new ace.Checker().check(document, ['WCAG_2_2'])).results
  })
  return results
    .filter(
      ({ ruleId, value: [level, outcome] }) =>
        level === 'VIOLATION' && (outcome === 'FAIL' || (outcome === 'POTENTIAL' && ruleId === asked)),
    )
    .map(
      ({ ruleId, reasonId, message, snippet }) =>
        `${ruleId} ${reasonId} (second engine, ${when}): ${message}: ${snippet.slice(0, 120)}`,
    )
}
