/**
 * The expected head of a page, embedded in the built page so that the last pass can compare both
 * (src/gatsby/head-check.ts), which also removes it.
 */
import type { Graph } from 'schema-dts'
import type { HeadTag } from './head-tags'

export type HeadDeclaration = {
  title: string
  tags: readonly HeadTag[]
  /** The page's structured data, if any. */
  data: Graph | undefined
}

/** The `name` of the meta element that contains it until the page is finished. */
export const declarationName = 'declared-head'

/** Encodes it in characters that are never special in HTML. */
export function encodeDeclaration(declaration: HeadDeclaration): string {
  return encodeURIComponent(JSON.stringify(declaration)).replaceAll("'", '%27')
}

/** Decodes the output of `encodeDeclaration`. Throws for any other text. */
export function decodeDeclaration(text: string): HeadDeclaration {
  return JSON.parse(decodeURIComponent(text)) as HeadDeclaration
}
