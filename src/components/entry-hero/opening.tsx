/** The opening of a product or service: its name as large as possible, and a strip of its own tiles. */
import { Belt } from '../belt/belt'
import { Label } from '../label/label'
import { Pattern } from '../pattern/pattern'
import { Words } from '../words/words'
import { EntryHero, type EntryHeroProps } from './entry-hero'

type Props = Omit<EntryHeroProps, 'size'> & {
  /** `belt`: across the window, below the text; `column`: two tiles wide at the window's edge, beside the text. */
  shape: 'belt' | 'column'
}

/** An uploaded picture goes elsewhere: beside the text, as in an article. */
export function Opening({ shape, ...entry }: Props) {
  const { label, title, tagline, summary, cover, children } = entry
  if (cover.picture) return <EntryHero {...entry} />
  const name = (
    <>
      <Label>{label}</Label>
      <h1>
        <Words>{title}</Words>
      </h1>
    </>
  )
  const rest = (
    <>
      {tagline && <p className="statement">{tagline}</p>}
      <p className="lead">{summary}</p>
      {children}
    </>
  )
  return shape === 'belt' ? (
    <header data-size="poster">
      <div className="wrap sides opening">
        <div className="stack">{name}</div>
        <div className="stack">{rest}</div>
      </div>
      <Belt seed={cover.seed} />
    </header>
  ) : (
    <header className="bleed" data-size="poster">
      <div className="stack">
        {name}
        {rest}
      </div>
      <div className="screen">
        <Pattern seed={cover.seed} cols={2} rows={6} />
      </div>
    </header>
  )
}
