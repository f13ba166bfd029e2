/** A list of steps in their order. */
import type { CSSProperties } from 'react'
import { Section } from '../../components/section/section'
import { Words } from '../../components/words/words'
import type { SectionOf } from '../../page/types'
import { paletteOf } from '../../pattern/compose'
import { wordsOn } from '../../pattern/palettes'
import * as figures from '../figures/figures.module.css'
import * as styles from './steps.module.css'

type StepsSection = SectionOf<'steps'>
type Props = { section: StepsSection }

/** Dated steps fill rows of three or four. */
const columnsFor = (dates: number) => (dates % 3 === 0 ? 3 : 4)

/** A year at the start of a title: dated steps are not numbered. */
const dated = /^(\d{4})[:,]?\s+(.*)$/s

/** The inks of the page’s patterns in turn; paper and text ink would hardly stand out as a background. */
function plateOf(seed: string, place: number): CSSProperties {
  const inks = paletteOf(seed).inks.filter((ink) => ink !== 'paper' && ink !== 'ink')
  const ink = inks[place % inks.length] ?? 'sun'
  return { '--panel': `var(--p-${ink})`, '--on-panel': `var(--p-${wordsOn(ink)})` } as CSSProperties
}

type StepProps = { item: StepsSection['items'][number]; isDated: boolean; style?: CSSProperties }

function Step({ item: { title, text }, isDated, style }: StepProps) {
  const [, year, what = title] = (isDated && dated.exec(title)) || ['', '', title]
  return (
    <li className={isDated ? styles.date : styles.step} style={style}>
      <h3>
        {year && <b className={figures.value}>{year} </b>}
        <Words>{what}</Words>
      </h3>
      <p className="muted">{text}</p>
    </li>
  )
}

/**
 * An ordered list, read downwards; the style sheet draws the numbered shapes. In a timeline the years are the numbers.
 */
export function Steps({ section: { items, seed, ...head } }: Props) {
  const isDated = items.every(({ title }) => dated.test(title))
  return (
    <Section {...head} layout={isDated ? 'top' : 'side'}>
      <ol className={isDated ? 'grid' : 'rows'} data-columns={isDated ? columnsFor(items.length) : undefined}>
        {items.map((item, place) => (
          <Step
            key={item.title}
            item={item}
            isDated={isDated}
            style={isDated ? undefined : plateOf(seed, place)}
          />
        ))}
      </ol>
    </Section>
  )
}
