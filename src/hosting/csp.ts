/** Finds inline scripts in built pages, rejects unknown ones, and hashes the known for the CSP. */
import { createHash } from 'node:crypto'
import { inlineScripts } from '../early/compile'
import { attributeOf, elementsIn, textOf, type HtmlElement, type HtmlNode } from '../html/tree'

/** Executable script types; any other type is a data block. */
const executableType =
  /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script|importmap|speculationrules)$/i

/** Whether the browser executes a script element. */
const isExecutable = (script: HtmlElement): boolean =>
  attributeOf(script, 'src') === undefined && executableType.test((attributeOf(script, 'type') ?? '').trim())

/** The source expression of an inline text: `'sha256-…'`. */
export function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`
}

/** The source expressions of the site's inline scripts, for the one policy of all pages. */
export const scriptHashes = (): string[] => Object.values(inlineScripts()).map(hashOf).sort()

/**
 * Names each inline script of a page that is not the site's own: the policy would block it.
 * @param known the texts of the site's inline scripts
 */
export function unknownScripts(
  file: string,
  page: HtmlNode,
  known: readonly string[] = Object.values(inlineScripts()),
): string[] {
  return elementsIn(page)
    .filter((element) => element.tagName === 'script' && isExecutable(element))
    .map(textOf)
    .filter((text) => !known.includes(text))
    .map(
      (text) =>
        `${file}: unknown inline script "${text.trim().slice(0, 80)}". The content security policy would block it; the site’s own are compiled in src/early/compile.ts.`,
    )
}
