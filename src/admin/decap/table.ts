/** The table inside a text. patches/tables-in-texts.patch finds it there: a pattern cannot compare counts of cells. */
import { words } from '../words/words'
import { decap } from './internals'
import { register } from './registry'

/** The Markdown is kept as it is until a cell is changed. */
const toBlock = ({ table = '' }: { table?: string }): string => table

export function registerTable(): void {
  register(decap).registerEditorComponent({
    id: 'table',
    label: words('table.label'),
    toBlock,
    toPreview: toBlock,
    fields: [{ name: 'table', label: words('table.cells'), widget: 'table' }],
  })
}
