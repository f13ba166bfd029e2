/** Finds inline scripts and styles in built pages, rejects unknown scripts, and hashes the rest for the CSP. */
import { createHash } from 'node:crypto'
import { attributeOf, elementsIn, textOf, type HtmlElement, type HtmlNode } from '../html/tree'
import type { InlineHashes } from './policies'

/** Executable script types; any other type is a data block. */
const executableType =
  /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script|importmap|speculationrules)$/i

/** A page's inline content: the texts of executable scripts, and the source expressions of style elements. */
export type Inline = { scripts: readonly string[]; styles: readonly string[] }

/** Whether the browser executes a script element. */
const isExecutable = (script: HtmlElement): boolean =>
  attributeOf(script, 'src') === undefined && executableType.test((attributeOf(script, 'type') ?? '').trim())

/** Reads every executable inline script and every style element of a page. */
export function inlineOf(page: HtmlNode): Inline {
  const elements = elementsIn(page)
  return {
    scripts: elements.filter((element) => element.tagName === 'script' && isExecutable(element)).map(textOf),
    styles: elements.filter(({ tagName }) => tagName === 'style').map((style) => hashOf(textOf(style))),
  }
}

/** The source expression of an inline text: `'sha256-…'`. */
export function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`
}

/** More distinct styles mean that one varies from page to page, and would inflate the header. */
const mostStyles = 12

/** A built page: its file, for messages, and its inline content. */
export type BuiltPage = { file: string; inline: Inline }

/**
 * Collects the hashes for the one policy of all pages. During client-side navigation a visitor keeps the first page's
 * policy, so it must cover every page.
 * @param known the texts of the site's inline scripts, by name; any other was not intended
 * @throws {Error} naming the files that contain an unknown inline script
 */
export function collectInline(
  pages: Iterable<BuiltPage>,
  known: Readonly<Record<string, string>>,
): InlineHashes {
  const texts = new Set(Object.values(known))
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const problems: string[] = []
  for (const { file, inline } of pages) {
    for (const style of inline.styles) styles.add(style)
    for (const script of inline.scripts) {
      if (texts.has(script)) scripts.add(hashOf(script))
      else problems.push(`${file}: unknown inline script "${script.trim().slice(0, 80)}"`)
    }
  }
  if (styles.size > mostStyles)
    problems.push(`${styles.size} different style elements; at most ${mostStyles} are meant to be.`)
  if (problems.length > 0) {
    const shown = problems.slice(0, 20).join('\n')
    throw new Error(
      `The content security policy cannot be written:\n${shown}\nThe inline scripts are compiled in src/early/compile.ts.`,
    )
  }
  return { scripts: [...scripts].sort(), styles: [...styles].sort() }
}
