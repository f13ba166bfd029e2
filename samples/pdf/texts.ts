/** The texts of a sample PDF: title and summary from the site's content, the rest from `pdf-texts/`. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import MarkdownIt from 'markdown-it'
import { parse } from 'yaml'
import { splitFrontMatter } from '../../src/content-check/sources/front-matter'
import { sampleLanguages, type SampleLanguage } from '../languages'

export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'table'; rows: string[][] }

export type SampleText = {
  slug: string
  lang: SampleLanguage
  title: string
  summary: string
  blocks: Block[]
}

/** Returns the texts of all sample files, by name; `root` is the folder of the project. */
export function readTexts(root: string): SampleText[] {
  const folder = join(root, 'samples/pdf-texts')
  return readdirSync(folder)
    .sort()
    .map((file) => {
      const [slug = '', ending] = file.split('.')
      const lang = sampleLanguages.find((known) => known === ending)
      if (!lang) throw new Error(`${file}: the name needs a language before ".md"`)
      const { title, summary } = frontMatter(join(root, 'content/downloads', file))
      return { slug, lang, title, summary, blocks: blocks(readFileSync(join(folder, file), 'utf8')) }
    })
}

function frontMatter(file: string): { title: string; summary: string } {
  const parts = splitFrontMatter(readFileSync(file, 'utf8'))
  if ('fault' in parts) throw new Error(`${file}: ${parts.fault.found.en}`)
  return parse(parts.yaml) as { title: string; summary: string }
}

/** Reads headings, paragraphs, lists and tables. Throws for anything else, which would be lost. */
function blocks(markdown: string): Block[] {
  const result: Block[] = []
  let inside: 'heading' | 'paragraph' | 'list' | 'table' = 'paragraph'
  for (const token of new MarkdownIt().parse(markdown, {})) {
    const last = result.at(-1)
    if (token.type === 'heading_open') inside = 'heading'
    else if (token.type === 'bullet_list_open') result.push({ kind: (inside = 'list'), items: [] })
    else if (token.type === 'table_open') result.push({ kind: (inside = 'table'), rows: [] })
    else if (token.type === 'tr_open' && last?.kind === 'table') last.rows.push([])
    else if (/^(heading|bullet_list|table)_close$/.test(token.type)) inside = 'paragraph'
    else if (token.type === 'inline') {
      if (last?.kind === 'list' && inside === 'list') last.items.push(token.content)
      else if (last?.kind === 'table' && inside === 'table') last.rows.at(-1)?.push(token.content)
      else if (inside === 'heading' || inside === 'paragraph')
        result.push({ kind: inside, text: token.content })
    } else if (!/^(heading|paragraph|list_item|t[rhd]|thead|tbody)_/.test(token.type))
      throw new Error(`Sample texts hold no "${token.type}"`)
  }
  return result
}
