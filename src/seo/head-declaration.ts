/**
 * What a page's data asks its head to hold, written into the built page beside the head itself, so that the last pass
 * over the page can compare the two (src/gatsby/head-check.ts). It is taken out there.
 */
import type { Graph } from 'schema-dts'
import type { HeadTag } from './head-tags'

export type HeadDeclaration = {
  title: string
  tags: readonly HeadTag[]
  /** The structured data of the page, if it has any. */
  data: Graph | undefined
}

/** The `name` of the meta element that holds it until the page is finished. */
export const declarationName = 'declared-head'

/** Encodes it in characters that no reader of HTML takes for anything else. */
export function encodeDeclaration(declaration: HeadDeclaration): string {
  return encodeURIComponent(JSON.stringify(declaration)).replaceAll("'", '%27')
}

/** Reads what `encodeDeclaration` wrote. Throws for any other text. */
export function decodeDeclaration(text: string): HeadDeclaration {
  return JSON.parse(decodeURIComponent(text)) as HeadDeclaration
}
