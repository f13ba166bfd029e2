/** A second engine besides axe, with independent rules: IBM's, for WCAG 2.2 (docs/decisions/packages.md). */
import type { Page } from '@playwright/test'
import { pageScript } from './page-script'

const source = pageScript('accessibility-checker-engine/ace.js')

type Result = { ruleId: string; reasonId: string; value: [string, string]; snippet: string; message: string }

/** A rule that asks for a manual review instead of reporting a failure, and has always been right on these pages. */
const asked = 'list_markup_review'

/** Returns one line per failure, starting with the name of its rule. */
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
