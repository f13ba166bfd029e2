/** Finds the inline scripts and styles of built pages, refuses unknown scripts, and hashes the rest for the policy. */
import { createHash } from 'node:crypto'
import { attributeOf, elementsIn, textOf, type HtmlElement, type HtmlNode } from '../html/tree'
import type { InlineHashes } from './policies'

/** Script types that a browser runs; any other type is a block of data. */
const executableType =
  /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script|importmap|speculationrules)$/i

/** What a page holds inline: the texts of scripts that run, and the source expressions of style elements. */
export type Inline = { scripts: readonly string[]; styles: readonly string[] }

/** Returns whether the browser runs the text of a script element. */
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

/** So many different styles mean that something differs from page to page, and the header would grow with it. */
const mostStyles = 12

/** A page of the built site: where it is, for messages, and what it holds. */
export type BuiltPage = { file: string; inline: Inline }

/**
 * Collects the hashes for the one policy of all pages. A visitor keeps the first page's policy while moving
 * through the site, so every page must be covered by it.
 * @param known the texts of the inline scripts that the site has, by name; anything else was not meant to be there
 * @throws {Error} naming the files that hold an inline script which the site does not know
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
