/** The one safe way from an editor's Markdown to HTML, used by the build and by the editor's preview. */
import { escapeHtml } from '../../lib/html'
import MarkdownIt from 'markdown-it'
import { createHeadingIds } from './heading-id'
import { languageSpan } from './language-span'
import { urlKind } from './safe-url'
import type { RenderedText } from './types'
import { keepPrefixes, typeset } from './typeset'
import { videoLine, videoToken } from './video-line'

export type MarkdownContext = {
  /** The address of a site link in the page's language, or undefined if there is no such page. */
  resolveLink: (target: string) => string | undefined
  /** The markup of a picture (trusted), or undefined if it is not there. */
  renderImage: (image: { src: string; alt: string; title: string }) => string | undefined
  /** Type and size of a file of the site, as its links say them; undefined if it is not there. */
  describeFile?: (target: string) => string | undefined
  /** The level that `##` gets, for texts below another heading; 2 by default. */
  firstLevel?: number
}

type Token = ReturnType<MarkdownIt['parse']>[number]

// `html: false` turns every tag in the text into text; no other rule emits unescaped input.
const parser = new MarkdownIt({ html: false, linkify: false, typographer: false }).disable([
  'html_block',
  'html_inline',
])
parser.use(videoLine)
parser.use(languageSpan)
parser.validateLink = (target) => urlKind(target) !== 'unsafe'

function textOf(tokens: Token[] | null): string {
  return (tokens ?? []).map((token) => (token.type === 'image' ? '' : token.content)).join('')
}

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

/** Links to files say what they lead to, unless an editor has written it: nobody fetches megabytes unawares. */
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

/** A paragraph that holds one picture and nothing else becomes a figure. */
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
// A wide table scrolls in its own box; the box takes the keyboard so that it can be scrolled without a mouse.
parser.renderer.rules.table_open = () => '<div class="table" tabindex="0" role="group"><table>'
parser.renderer.rules.table_close = () => '</table></div>'

/** Gives each cell the name of its column, which it shows where a narrow window has no room for columns. */
function labelCells(tokens: readonly Token[]): void {
  let names: string[] = []
  let column = 0
  tokens.forEach(({ type }, index) => {
    if (type === 'thead_open') names = []
    if (type === 'tr_open') column = 0
    if (type === 'th_open') names.push(textOf(tokens[index + 1]?.children ?? null))
    if (type !== 'td_open') return
    // The first cell names its row.
    if (column > 0 && names[column]) tokens[index]?.attrSet('data-label', names[column] ?? '')
    column += 1
  })
}

/**
 * Renders Markdown to sanitised HTML and lists its headings. Where there is a video, the HTML holds its place
 * (`video-place.ts`). Never throws; unsafe parts become plain text.
 */
export function renderMarkdown(source: string, context: MarkdownContext): RenderedText {
  const tokens = parser.parse(source, context)
  labelCells(tokens)
  const idFor = createHeadingIds()
  const headings: RenderedText['headings'] = []
  const shift = (context.firstLevel ?? 2) - 2
  tokens.forEach((token, index) => {
    if (token.type === 'heading_open' || token.type === 'heading_close') {
      token.tag = `h${Math.min(6, Math.max(2, Number(token.tag.slice(1)) + shift))}`
    }
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

/** The sources of all pictures in a text, in order, for the build to process. */
export function imagesIn(source: string): string[] {
  return parser
    .parse(source, {})
    .flatMap((token) => token.children ?? [])
    .filter((token) => token.type === 'image')
    .map((token) => token.attrGet('src') ?? '')
}

/** The names of all videos in a text, each once, in order. */
export function videosIn(source: string): string[] {
  const tokens = parser.parse(source, {}).filter(({ type, level }) => type === videoToken && level === 0)
  return [...new Set(tokens.map(({ content }) => content).filter(Boolean))]
}

/** The text of a Markdown source without markup, for word counts and descriptions. */
export function plainText(source: string): string {
  return parser
    .parse(source, {})
    .filter((token) => token.type === 'inline' || token.type === 'fence')
    .map((token) => (token.type === 'inline' ? textOf(token.children) : token.content))
    .join(' ')
}
