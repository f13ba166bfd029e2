/**
 * Markdown reads `**` only in some places: beside a space it is an asterisk, and so it is between punctuation and a
 * letter, as in `**Note:**this`. There, spaces and punctuation leave the bold words: `**Note**:this`.
 */

/** A text or an inline element of the rich-text field; a text's marks are properties, for example `bold: true`. */
export type Inline = {
  type?: string
  text?: string
  children?: Inline[]
  data?: { marks?: Mark[] } & Record<string, unknown>
  /** Of a text, as it was read from Markdown. */
  marks?: Mark[]
  /** Of a link: its words are marked inside the brackets. */
  marksInside?: boolean
} & Partial<Record<MarkType | 'code', boolean>>

type Mark = { type: string }

const markTypes = ['bold', 'italic', 'delete'] as const
type MarkType = (typeof markTypes)[number]

const isSpace = (part: Inline | undefined) =>
  !part || part.type === 'break' || (!part.type && !part.code && /^\s$/u.test(part.text ?? ''))

/** Links, pictures and code begin and end with punctuation in Markdown. */
const isPunctuation = (part: Inline | undefined) =>
  !!part && (part.type ? part.type !== 'break' : part.code || /^[\p{P}\p{S}]$/u.test(part.text ?? ''))

const isWord = (part: Inline | undefined) => !isSpace(part) && !isPunctuation(part)

function hasMark(part: Inline | undefined, mark: MarkType): boolean {
  if (!part || part.marksInside) return false
  if (part.type === 'link')
    return !!part.children?.length && part.children.every((child) => hasMark(child, mark))
  return part.type ? !!part.data?.marks?.some(({ type }) => type === mark) : !!part[mark]
}

function withoutMark(part: Inline, mark: MarkType): Inline {
  const others = (marks: Mark[] | undefined) => marks?.filter(({ type }) => type !== mark)
  if (part.type === 'link') return { ...part, marksInside: true }
  if (part.type) return { ...part, data: { ...part.data, marks: others(part.data?.marks) ?? [] } }
  const { [mark]: _, marks, ...rest } = part
  return marks ? { ...rest, marks: others(marks) ?? [] } : rest
}

/** The places in a run of marked parts, `from` … `to`, that cannot be marked. */
function outside(parts: readonly Inline[], from: number, to: number): number[] {
  const places: number[] = []
  let [first, last] = [from, to]
  while (first <= last && isSpace(parts[first])) places.push(first++)
  while (last > first && isSpace(parts[last])) places.push(last--)
  if (isWord(parts[first - 1])) while (first <= last && isPunctuation(parts[first])) places.push(first++)
  if (isWord(parts[last + 1])) while (last >= first && isPunctuation(parts[last])) places.push(last--)
  return places
}

/** Unmarks what cannot be marked, once; a mark that ends further inside may then need another round. */
function unmarked(parts: Inline[], mark: MarkType): boolean {
  const places: number[] = []
  for (let from = 0; from < parts.length; from++) {
    if (!hasMark(parts[from], mark)) continue
    let to = from
    while (hasMark(parts[to + 1], mark)) to++
    places.push(...outside(parts, from, to))
    from = to
  }
  for (const place of places) parts[place] = withoutMark(parts[place] ?? {}, mark)
  return places.length > 0
}

const sameMarks = (one: Inline, other: Inline) => markTypes.every((mark) => !!one[mark] === !!other[mark])

/** Joins characters with the same marks to texts again. */
function joined(parts: readonly Inline[]): Inline[] {
  const texts: Inline[] = []
  for (const part of parts) {
    const before = texts.at(-1)
    const fits = before && ![before, part].some(({ type, code }) => type ?? code) && sameMarks(before, part)
    if (fits) texts.splice(-1, 1, { ...before, text: `${before.text ?? ''}${part.text ?? ''}` })
    else texts.push(part)
  }
  return texts
}

/** The content of a paragraph, heading, item or cell, marked only where Markdown can show it. */
export function markable(children: readonly Inline[] = []): Inline[] {
  const parts = children.flatMap((child): Inline[] => {
    if (child.type === 'link') return [{ ...child, children: markable(child.children) }]
    if (child.type || child.code) return [child]
    return [...(child.text ?? '')].map((text) => ({ ...child, text }))
  })
  while (markTypes.map((mark) => unmarked(parts, mark)).some(Boolean));
  return parts.length > 0 ? joined(parts) : [...children]
}
