/** Splits a Markdown file into its front matter (YAML between two `---` lines) and the body. */
import { label } from '../../content-model/fields'
import type { Message } from '../../content-model/problems'
import type { FileFinding } from './source'
import { message } from '../../content-model/sentences'

/** `yamlLine` and `bodyLine` are the lines in the file, from 1, on which the parts start. */
export type Parts = { yaml: string; yamlLine: number; body: string; bodyLine: number }

export const frontMatterPlace = { label: label('Front matter', 'Kopfdaten'), field: 'front matter' }

const fault = (content: Message, line: number): { fault: FileFinding } => ({
  fault: { ...content, line, ...frontMatterPlace },
})

/** Returns the parts of a file with `\n` line endings, or the fault of its front matter delimiters. */
export function splitFrontMatter(text: string): Parts | { fault: FileFinding } {
  const lines = text.split(/\r?\n/)
  const opening = lines[0] ?? ''
  if (/^---\s*\S/.test(opening)) return fault(message('foreign-front-matter', { opening }), 1)
  if (!/^---\s*$/.test(opening)) return fault(message('no-front-matter'), 1)
  const end = lines.findIndex((line, index) => index > 0 && line.startsWith('---'))
  if (end < 0) return fault(message('open-front-matter'), lines.length)
  if (!/^---\s*$/.test(lines[end] ?? ''))
    return fault(message('open-front-matter.line', { line: lines[end] }), end + 1)
  const body = lines.slice(end + 1)
  const second = secondFrontMatter(body)
  if (second !== undefined) return fault(message('second-document'), end + 2 + second)
  return { yaml: lines.slice(1, end).join('\n'), yamlLine: 2, body: body.join('\n'), bodyLine: end + 2 }
}

/** The index of the line that starts a second front matter, right below the first. */
function secondFrontMatter(body: readonly string[]): number | undefined {
  const start = body.findIndex((line) => line.trim() !== '')
  if (start < 0) return undefined
  const opens = /^---\s*$/.test(body[start] ?? '')
  const end = body.findIndex((line, index) => index > start && /^---\s*$/.test(line))
  const inner = end < 0 ? [] : body.slice(opens ? start + 1 : start, end)
  const isYaml =
    inner.length > 0 &&
    inner.every((line) => /^[\w-]+:(\s|$)|^\s|^#|^- |^$/.test(line)) &&
    /^[\w-]+:/.test(inner[0] ?? '')
  return isYaml ? start : undefined
}
