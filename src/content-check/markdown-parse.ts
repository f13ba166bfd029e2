/** Reads Markdown into tokens for checking: raw HTML and unsafe links stay visible instead of being dropped. */
import MarkdownIt from 'markdown-it'
import { createHeadingIds } from '../content-model/markdown/heading-id'
import { videoLine } from '../content-model/markdown/video-line'
import { memoizeRecent } from './memoize'

export type Token = ReturnType<MarkdownIt['parse']>[number]

const parser = new MarkdownIt({ html: true, linkify: false, typographer: false })
parser.use(videoLine)
parser.validateLink = () => true

export type ParsedMarkdown = {
  readonly tokens: Token[]
  readonly definitions: { href: string; line: number }[]
}

/** The name that a line `[name]: address` defines, in the form in which the parser keeps it. */
function nameOf(line: string): string {
  return parser.utils.normalizeReference(/^ {0,3}\[([^\]]+)\]:/.exec(line)?.[1] ?? '')
}

/** Parses a text. Bound its size first (`rules/markdown-bounds.ts`). `definitions` are the `[name]: address` lines. */
export const parseMarkdown = memoizeRecent((source): ParsedMarkdown => {
  const env: { references?: Record<string, { href: string }> } = {}
  const tokens = parser.parse(source, env)
  const lines = source.split('\n')
  const lineOf = (name: string) => lines.findIndex((line) => nameOf(line) === name)
  const definitions = Object.entries(env.references ?? {})
  return {
    tokens,
    definitions: definitions.map(([name, { href }]) => ({ href, line: Math.max(0, lineOf(name)) })),
  }
})

/** The words of a heading or link, as the renderer joins them for ids: a picture counts as nothing. */
export function textOf(tokens: readonly Token[] | null): string {
  return (tokens ?? []).map((token) => (token.type === 'image' ? '' : token.content)).join('')
}

/** The words of a link, alternative texts of pictures included, as assistive technology reads them. */
export function spokenText(tokens: readonly Token[]): string {
  return tokens
    .map((token) => token.content)
    .join('')
    .trim()
}

export type Heading = { level: number; text: string; id: string; line: number }

/** All headings in order, with the ids that the renderer gives them; `line` counts from 0. */
export function headingsOf(tokens: readonly Token[]): Heading[] {
  const idFor = createHeadingIds()
  return tokens.flatMap((token, index) => {
    if (token.type !== 'heading_open') return []
    const text = textOf(tokens[index + 1]?.children ?? null)
    return [{ level: Number(token.tag.slice(1)), text, id: idFor(text), line: token.map?.[0] ?? 0 }]
  })
}
