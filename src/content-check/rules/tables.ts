/** Tables: a header for every column, rows below it, and no empty or ambiguous cells. */
import type { TextFinding } from '../../content-model/problems'
import { spokenText, type Token } from '../markdown-parse'
import { message } from '../../content-model/sentences'

type Row = { cells: string[]; line: number }
type Table = { line: number; head: string[]; rows: Row[] }

function tablesOf(tokens: readonly Token[]): Table[] {
  const tables: Table[] = []
  let inHead = false
  tokens.forEach((token, index) => {
    const table = tables.at(-1)
    if (token.type === 'table_open') tables.push({ line: token.map?.[0] ?? 0, head: [], rows: [] })
    if (token.type === 'thead_open') inHead = true
    if (token.type === 'tbody_open') inHead = false
    if (token.type === 'tr_open' && !inHead) table?.rows.push({ cells: [], line: token.map?.[0] ?? 0 })
    if (token.type !== 'th_open' && token.type !== 'td_open') return
    const words = spokenText(tokens[index + 1]?.children ?? [])
    if (inHead) table?.head.push(words)
    else table?.rows.at(-1)?.cells.push(words)
  })
  return tables
}

/** Returns the faults of the tables in a Markdown text. The top-left cell may be empty. */
export function tableFaults(tokens: readonly Token[]): TextFinding[] {
  return tablesOf(tokens).flatMap(({ line, head, rows }) => {
    const faults: TextFinding[] = []
    const rowsAreNamed = rows.length > 0 && rows.every(({ cells }) => cells[0] !== '')
    const nameless = head.some((words, column) => words === '' && !(column === 0 && rowsAreNamed))
    if (nameless) faults.push({ ...message('empty-table-head'), textLine: line })
    if (rows.length === 0) faults.push({ ...message('table-without-rows'), textLine: line })
    const lacking = rows.find(({ cells }) => cells.includes(''))
    if (lacking) faults.push({ ...message('empty-table-cell', {}, 'warning'), textLine: lacking.line })
    return faults
  })
}
