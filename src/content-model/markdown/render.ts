/** The only Markdown renderer: sanitizes editors' input, for the build and for the editor's preview. */
import { escapeHtml } from '../../lib/html'
import MarkdownIt from 'markdown-it'
import { createHeadingIds, textOf, type Token } from './heading-id'
import { languageSpan } from './language-span'
import { urlKind } from './safe-url'
import { quantityOf, sharesOf } from './quantities'
import type { RenderedText } from './types'
import { keepPrefixes, typeset } from './typeset'
import { videoLine, videoToken } from './video-line'

export type MarkdownContext = {
  /** The address of an internal link in the page's language, or undefined if there is no such page. */
  resolveLink: (target: string) => string | undefined
  /** The (trusted) HTML of an image, or undefined if it does not exist. */
  renderImage: (image: { src: string; alt: string; title: string }) => string | undefined
  /** Type and size of one of the site's files, to show in links; undefined if it does not exist. */
  describeFile?: (target: string) => string | undefined
  /** The level of `##`, for texts below another heading; 2 by default. */
  firstLevel?: number
}

// `html: false` escapes every tag in the text; no other rule emits unescaped input.
const parser = new MarkdownIt({ html: false, linkify: false, typographer: false }).disable([
  'html_block',
  'html_inline',
])
parser.use(videoLine)
parser.use(languageSpan)
parser.validateLink = (target) => urlKind(target) !== 'unsafe'

function rewriteLink(token: Token, context: MarkdownContext): void {
  const target = token.attrGet('href') ?? ''
  if (urlKind(target) === 'external') {
    if (/^https?:/i.test(target)) token.attrSet('rel', 'noopener noreferrer')
    return
  }
  if (urlKind(target) === 'site') {
    token.attrSet(
      'href',
      /^\/(downloads|media)\//.test(target) ? target : (context.resolveLink(target) ?? '/404'),
    )
  }
}

/** Appends type and size to links to files, unless the editor has: a large download should not come as a surprise. */
function describeFiles(tokens: Token[], { describeFile }: MarkdownContext): Token[] {
  let open: Token | undefined
  let words = ''
  return tokens.flatMap((token) => {
    if (token.type === 'link_open') [open, words] = [token, '']
    else words += token.content
    if (token.type !== 'link_close' || !open) return [token]
    const target = open.attrGet('href') ?? ''
    const type = /^\/downloads\/.*\.([a-z0-9]+)$/i.exec(target)?.[1]
    const facts = type && !new RegExp(`\\b${type}\\b`, 'i').test(words) ? describeFile?.(target) : undefined
    if (!facts) return [token]
    const note = parser.parseInline(` (${facts})`, {})[0]?.children ?? []
    return [...note, token]
  })
}

/** A paragraph that contains nothing but an image becomes a figure. */
function loneImage(inline: Token | undefined): Token | undefined {
  const children = inline?.children ?? []
  return children.length === 1 && children[0]?.type === 'image' ? children[0] : undefined
}

parser.renderer.rules.image = (tokens, index, _options, env: MarkdownContext) => {
  const token = tokens[index]
  if (!token) return ''
  const image = {
    src: token.attrGet('src') ?? '',
    alt: textOf(token.children),
    title: token.attrGet('title') ?? '',
  }
  const markup = env.renderImage(image) ?? ''
  return image.title && markup ? `${markup}<figcaption>${escapeHtml(image.title)}</figcaption>` : markup
}
parser.renderer.rules.text = (tokens, index) =>
  keepPrefixes(parser.utils.escapeHtml(typeset(tokens[index]?.content ?? '')))
// A wide table scrolls in its own box, which is focusable so that it can be scrolled by keyboard.
parser.renderer.rules.table_open = () => '<div class="table" tabindex="0" role="group"><table>'
parser.renderer.rules.table_close = () => '</table></div>'

type Cell = { open: Token; text: string }

/** The rows of a table and their cells; the header row is first. */
function tableRows(tokens: readonly Token[]): Cell[][][] {
  const tables: Cell[][][] = []
  tokens.forEach((open, index) => {
    if (open.type === 'table_open') tables.push([])
    if (open.type === 'tr_open') tables.at(-1)?.push([])
    if (open.type === 'th_open' || open.type === 'td_open')
      tables
        .at(-1)
        ?.at(-1)
        ?.push({ open, text: textOf(tokens[index + 1]?.children ?? null) })
  })
  return tables
}

/**
 * Labels each cell with its column for narrow viewports, where columns do not fit. Numbers are right-aligned, and a row
 * of comparable ones becomes a bar chart relative to the largest. If every row has one number, it is compared across
 * rows instead.
 */
function describeCells(tokens: readonly Token[]): void {
  for (const [names = [], ...rows] of tableRows(tokens)) {
    const isNumber = (column: number) =>
      rows.every((row) => quantityOf(row[column]?.text ?? '') !== undefined)
    const numbers = names.map((_, column) => column > 0 && rows.length > 0 && isNumber(column))
    for (const cells of [names, ...rows])
      cells.forEach(({ open }, column) => numbers[column] && open.attrSet('data-number', ''))
    const column = names.length === 2 ? sharesOf(rows.map((row) => row[1]?.text ?? '')) : undefined
    rows.forEach((row, place) => {
      // The first cell is the row's header.
      const [, ...cells] = row
      const shares = column?.slice(place) ?? sharesOf(cells.map(({ text }) => text))
      cells.forEach(({ open }, index) => {
        const name = names[index + 1]?.text
        if (name) open.attrSet('data-label', name)
        if (shares) open.meta = { share: shares[index] }
      })
    })
  }
}

parser.renderer.rules.td_close = (tokens, index) => {
  // A cell is its opening, its words and its end.
  const { share } = (tokens[index - 2]?.meta ?? {}) as { share?: number }
  return `${share === undefined ? '' : `<i style="inline-size:${Math.round(share * 100)}%"></i>`}</td>\n`
}

/**
 * Renders Markdown to sanitized HTML and lists its headings. Videos become comments as placeholders (`video-place.ts`).
 * Never throws; unsafe parts become plain text.
 */
export function renderMarkdown(source: string, context: MarkdownContext): RenderedText {
  const tokens = parser.parse(source, context)
  describeCells(tokens)
  const idFor = createHeadingIds()
  const headings: RenderedText['headings'] = []
  const shift = (context.firstLevel ?? 2) - 2
  tokens.forEach((token, index) => {
    if (token.type === 'heading_open' || token.type === 'heading_close')
      token.tag = `h${Math.min(6, Math.max(2, Number(token.tag.slice(1)) + shift))}`
    if (token.type === 'heading_open') {
      const text = textOf(tokens[index + 1]?.children ?? null)
      const id = idFor(text)
      token.attrSet('id', id)
      headings.push({ level: Number(token.tag.slice(1)), id, text })
    }
    if (token.type === 'paragraph_open' && loneImage(tokens[index + 1])) {
      const close = tokens[index + 2]
      token.tag = 'figure'
      if (close) close.tag = 'figure'
    }
    for (const child of token.children ?? []) if (child.type === 'link_open') rewriteLink(child, context)
    if (token.children) token.children = describeFiles(token.children, context)
  })
  return { html: parser.renderer.render(tokens, parser.options, context), headings }
}

/** The names of all videos in a text, in order, without duplicates. */
export function videosIn(source: string): string[] {
  const tokens = parser.parse(source, {}).filter(({ type, level }) => type === videoToken && level === 0)
  return [...new Set(tokens.map(({ content }) => content).filter(Boolean))]
}

/** The plain text of a Markdown source, for word counts and descriptions. */
export function plainText(source: string): string {
  return parser
    .parse(source, {})
    .filter((token) => token.type === 'inline' || token.type === 'fence')
    .map((token) => (token.type === 'inline' ? textOf(token.children) : token.content))
    .join(' ')
}
