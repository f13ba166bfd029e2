/** A table of a text, as Markdown and as rows of cells. The site's renderer decides what a table is: markdown-it. */

/** The first row holds the headings. A cell is Markdown; `aligns` holds each column's mark, as in `---:`. */
export type Table = { aligns: string[]; rows: string[][] }

/** A table ends before these lines: code, quotation, rule, list, heading, video. */
const otherBlock =
  /^(?: {4}| {0,3}(?:\t|```[^`]*$|~~~|>|([-*_])[ \t]*(?:\1[ \t]*){2,}$|(?:[-+*]|\d{1,9}[.)])(?:[ \t]|$)|#{1,6}(?:[ \t]|$)|::\s*[a-z]))/i
const indented = /^(?: {4}| {0,3}\t)/

/** The cells of a line; the bars at its ends are optional, and `\|` is a bar within a cell. */
function cellsOf(line: string): string[] {
  const cells = line.trim().split(/(?<!\\)\|/)
  if (cells[0] === '') cells.shift()
  if (cells.at(-1) === '') cells.pop()
  return cells.map((cell) => cell.replaceAll('\\|', '|').trim())
}

/** The marks of the line below the headings; undefined for any other line. */
function alignsOf(line: string): string[] | undefined {
  if (indented.test(line) || !/^(?:-[-:|]|[:|][-:|\s])/.test(line.trim())) return undefined
  const marks = line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
  const aligns = marks.map((mark) => mark.trim())
  return aligns.every((mark) => /^:?-+:?$/.test(mark)) ? aligns : undefined
}

/** The lines of the table with which a text begins; undefined if it begins with anything else. */
export function tableAt(text: string): string | undefined {
  const lines = text.split('\n')
  const [headings = '', marks = ''] = lines
  if (!headings.includes('|') || indented.test(headings)) return undefined
  const aligns = alignsOf(marks)
  if (!aligns || aligns.length !== cellsOf(headings).length) return undefined
  const end = lines.findIndex((line, place) => place > 1 && (!line.trim() || otherBlock.test(line)))
  return lines.slice(0, end < 0 ? undefined : end).join('\n')
}

const filled = (cells: readonly string[], count: number, blank: string) =>
  Array.from({ length: count }, (_, place) => cells[place] ?? blank)

/** Fills up short rows. A row that is too long widens the table, so that its words can be seen. */
export function evened({ aligns, rows }: Table): Table {
  const columns = Math.max(...rows.map(({ length }) => length))
  return { aligns: filled(aligns, columns, '---'), rows: rows.map((row) => filled(row, columns, '')) }
}

/** Reads a text that `tableAt` has returned. */
export function readTable(text: string): Table {
  const [headings = '', marks = '', ...rows] = text.split('\n')
  return evened({ aligns: alignsOf(marks) ?? [], rows: [headings, ...rows].map(cellsOf) })
}

/** Writes a table; nothing for a table without words. */
export function tableText(table: Table): string {
  const { aligns, rows } = evened(table)
  if (!rows.some((row) => row.some((cell) => cell.trim()))) return ''
  const written = rows.map((row) =>
    row.map((cell) =>
      cell
        .replace(/\s*\n\s*/g, ' ')
        .replaceAll('|', '\\|')
        .trim(),
    ),
  )
  return written
    .toSpliced(1, 0, aligns)
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

/** The cells of a spreadsheet, copied as plain text: a cell with a line break is in quotation marks. */
export function copiedCells(text: string): string[][] {
  const quoted = /(?<=^|[\t\n])"((?:[^"]|"")*[\t\n](?:[^"]|"")*)"(?=[\t\n]|$)/g
  return text
    .replace(/\r\n?/g, '\n')
    .replace(quoted, (_, cell: string) => cell.replaceAll('""', '"').replace(/\s+/g, ' '))
    .replace(/\n$/, '')
    .split('\n')
    .map((row) => row.split('\t').map((cell) => cell.trim()))
}

/** The cells of plain text that is a table: rows of the same length, with words in every column; undefined if it is none. */
export function copiedTable(text: string): string[][] | undefined {
  const rows = copiedCells(text)
  const [headings = []] = rows
  const isTable =
    rows.length > 1 &&
    headings.length > 1 &&
    rows.every(({ length }) => length === headings.length) &&
    headings.every((_, column) => rows.some((row) => row[column]))
  return isTable ? rows : undefined
}
