/** A product view, drawn from rows of data: text that is legible at every width, in the colours of the page. */
import type { CSSProperties } from 'react'
import { Pattern } from '../../components/pattern/pattern'
import { Section } from '../../components/section/section'
import type { SectionOf } from '../../page/types'
import { wordsOn, type Ink } from '../../pattern/palettes'
import * as styles from './board.module.css'

type BoardSection = SectionOf<'board'>
type Props = { section: BoardSection }
type RowProps = { row: BoardSection['rows'][number]; hasValues: boolean }

/** How much wider than its box the track is, if a narrow box shows only the first columns. */
const zoomOf = ({ columns, narrow }: BoardSection): CSSProperties | undefined =>
  narrow ? ({ '--zoom': columns.length / narrow } as CSSProperties) : undefined

const inkStyle = (ink: Ink): CSSProperties => ({
  background: `var(--p-${ink})`,
  color: `var(--p-${wordsOn(ink)})`,
})

function Row({ row: { name, note, value, limit, bars }, hasValues }: RowProps) {
  return (
    <li className={styles.row}>
      <p>
        <b>{name}</b>
        {note && <span className="muted">{note}</span>}
      </p>
      <div className={styles.track}>
        <div className={styles.bars}>
          {bars.map(({ label, from, to, ink }) => (
            <span key={from} style={{ gridColumn: `${from + 1}/${to + 1}`, ...inkStyle(ink) }}>
              {label}
            </span>
          ))}
          {limit !== undefined && <i className={styles.limit} style={{ gridColumn: limit + 1 }} />}
        </div>
      </div>
      {hasValues && <b>{value}</b>}
    </li>
  )
}

/**
 * The site search ignores the rows: they are sample data. A narrow box shows the first four rows, each with its bars
 * below its name; the caption describes it.
 */
export function Board({ section }: Props) {
  const { anchor, tone, product, title, note, columns, narrow, rows, caption } = section
  const hasValues = rows.some(({ value }) => value)
  return (
    <Section anchor={anchor} tone={tone}>
      <figure className={styles.board} style={zoomOf(section)}>
        <div className={styles.frame} data-pagefind-ignore="" data-zoom={narrow ? '' : undefined}>
          <div className={styles.head}>
            <div>{product && <Pattern seed={product} cols={2} rows={1} />}</div>
            <p>
              <b>{title}</b>
              <span className="muted">{note}</span>
            </p>
          </div>
          {columns.length > 0 && (
            <div className={styles.row}>
              <div className={styles.track}>
                <ol className={`${styles.columns} muted`}>
                  {columns.map((column) => (
                    <li key={column}>{column}</li>
                  ))}
                </ol>
              </div>
              {hasValues && <b />}
            </div>
          )}
          <ol>
            {rows.map((row) => (
              <Row key={row.name} row={row} hasValues={hasValues} />
            ))}
          </ol>
        </div>
        <figcaption className="muted small">{caption}</figcaption>
      </figure>
    </Section>
  )
}
