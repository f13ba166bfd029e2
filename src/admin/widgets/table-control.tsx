/** The form of a table inside a text: a field for each cell, and buttons for rows and columns. */
import { useEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { copiedCells, evened, readTable, tableText, type Table } from '../rules/table'
import { words } from '../words/words'
import { useFocusFor, type ControlProps } from './control'

type Place = { row: number; column: number }

/** Asks whether something with words may be removed. */
export type MayRemove = (question: string) => Promise<boolean>

const blank = (): Table => ({
  aligns: ['---', '---'],
  rows: [
    ['', ''],
    ['', ''],
  ],
})

/** Puts cells into a table, which grows as needed. */
function filledAt({ aligns, rows }: Table, { row, column }: Place, cells: string[][]): Table {
  const grown = rows.map((own) => [...own])
  cells.forEach((given, down) => {
    const own = (grown[row + down] ??= [])
    given.forEach((cell, along) => (own[column + along] = cell))
  })
  return evened({ aligns, rows: grown.map((own) => Array.from(own, (cell = '') => cell)) })
}

const rowAdded = ({ aligns, rows }: Table, row: number): Table =>
  evened({ aligns, rows: rows.toSpliced(row, 0, ['']) })

const columnAdded = ({ aligns, rows }: Table, column: number): Table => ({
  aligns: aligns.toSpliced(column, 0, '---'),
  rows: rows.map((row) => row.toSpliced(column, 0, '')),
})

/** The place itself, or the nearest one that the table has. */
const placeWithin = ({ aligns, rows }: Table, { row, column }: Place): Place => ({
  row: Math.min(row, rows.length - 1),
  column: Math.min(column, aligns.length - 1),
})

/** Returns the component for one interface language. */
export function tableControl(mayRemove: MayRemove) {
  return function TableControl({
    value,
    onChange,
    forID,
    setActiveStyle,
    setInactiveStyle,
    isDisabled,
    ref,
  }: ControlProps) {
    useFocusFor({ ref, forID })
    // What is written lacks spaces at the ends of cells and empty tables, so it is not read back.
    const [table, setTable] = useState(() => (value ? readTable(value) : blank()))
    const { aligns, rows } = table
    const [place, setPlace] = useState<Place>({ row: rows.length - 1, column: aligns.length - 1 })
    const idOf = ({ row, column }: Place) => (row || column ? `${forID}-${row}-${column}` : forID)
    const next = useRef<string>(undefined)
    useEffect(() => {
      if (next.current) document.getElementById(next.current)?.focus()
      next.current = undefined
    })

    // A value of another origin: a change in the text has been undone or redone.
    const written = useRef(value)
    useEffect(() => {
      if (value === written.current) return
      written.current = value
      const other = value ? readTable(value) : blank()
      setTable(other)
      setPlace((at) => placeWithin(other, at))
    }, [value])

    function change(changed: Table, focused?: Place): void {
      setTable(changed)
      written.current = tableText(changed)
      onChange(written.current)
      if (focused) next.current = idOf(focused)
    }

    async function remove(label: string, cells: readonly string[], left: () => Table): Promise<void> {
      const isEmpty = !cells.some((cell) => cell.trim())
      if (!isEmpty && !(await mayRemove(words('table.removeQuestion', { name: label })))) return
      const changed = left()
      const at = placeWithin(changed, place)
      setPlace(at)
      change(changed, at)
    }

    function paste(event: ClipboardEvent, at: Place): void {
      const cells = copiedCells(event.clipboardData.getData('text/plain'))
      if (cells.length === 1 && cells[0]?.length === 1) return
      event.preventDefault()
      change(filledAt(table, at, cells))
    }

    function goDown(event: KeyboardEvent, { row, column }: Place): void {
      if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
      event.preventDefault()
      const below = { row: row + 1, column }
      if (below.row < rows.length) document.getElementById(idOf(below))?.focus()
      else change(rowAdded(table, below.row), below)
    }

    const { row: here, column: across } = place
    const removeRow = words('table.removeRow', { row: here + 1 })
    const removeColumn = words('table.removeColumn', { column: across + 1 })
    const withoutRow = () => ({ aligns, rows: rows.toSpliced(here, 1) })
    const withoutColumn = () => ({
      aligns: aligns.toSpliced(across, 1),
      rows: rows.map((row) => row.toSpliced(across, 1)),
    })
    const column = rows.map((row) => row[across] ?? '')
    const buttons: { label: string; isIdle?: boolean; act: () => unknown }[] = [
      {
        label: words('table.addRow'),
        act: () => change(rowAdded(table, here + 1), { row: here + 1, column: 0 }),
      },
      {
        label: words('table.addColumn'),
        act: () => change(columnAdded(table, across + 1), { row: 0, column: across + 1 }),
      },
      {
        label: removeRow,
        isIdle: rows.length <= 2,
        act: () => remove(removeRow, rows[here] ?? [], withoutRow),
      },
      {
        label: removeColumn,
        isIdle: aligns.length === 1,
        act: () => remove(removeColumn, column, withoutColumn),
      },
    ]
    return (
      <div className="mw-table">
        <div style={{ gridTemplateColumns: `repeat(${aligns.length}, minmax(7rem, 1fr))` }}>
          {rows.flatMap((cells, row) =>
            cells.map((cell, column) => {
              const at = { row, column }
              const heading = row === 0 ? words('table.heading', { column: column + 1 }) : undefined
              return (
                <textarea
                  key={idOf(at)}
                  id={idOf(at)}
                  rows={1}
                  value={cell}
                  disabled={isDisabled}
                  placeholder={heading}
                  aria-label={heading ?? words('table.cell', { row: row + 1, column: column + 1 })}
                  aria-describedby={`${forID}-hint`}
                  onChange={({ target }) =>
                    change(filledAt(table, at, [[target.value.replace(/\s*\n\s*/g, ' ')]]))
                  }
                  onPaste={(event) => paste(event, at)}
                  onKeyDown={(event) => goDown(event, at)}
                  onFocus={() => {
                    setPlace(at)
                    setActiveStyle()
                  }}
                  onBlur={setInactiveStyle}
                />
              )
            }),
          )}
        </div>
        <p>
          {buttons.map(({ label, isIdle, act }, index) => (
            <button key={index} type="button" disabled={isDisabled || isIdle} onClick={() => void act()}>
              {label}
            </button>
          ))}
        </p>
        <p id={`${forID}-hint`} className="mw-length">
          {words('table.hint')}
        </p>
      </div>
    )
  }
}
