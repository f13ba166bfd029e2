/** The opening of a page: its main heading; large ones have a picture of tiles beside it. */
import type { CSSProperties } from 'react'
import { Button } from '../../components/button/button'
import { Label } from '../../components/label/label'
import { Pattern } from '../../components/pattern/pattern'
import { PointerParallax } from '../../components/pointer-parallax/pointer-parallax'
import { Words } from '../../components/words/words'
import { useTexts } from '../../i18n/texts'
import type { SectionData, SectionOf } from '../../page/types'
import { Faces } from './faces'
import * as styles from './hero.module.css'

type HeroData = SectionOf<'hero'>
type Props = {
  section: HeroData
  /** The section after it: the main content of the page. */
  next?: SectionData
}

function Buttons({ section: { primary, secondary } }: { section: HeroData }) {
  if (!primary && !secondary) return null
  return (
    <div className="cluster screen">
      {primary && <Button action={primary} />}
      {secondary && <Button action={secondary} kind="outline" />}
    </div>
  )
}

/** Uses the columns of the sections below, where text is beside headings; a search field spans all of them. */
const columns: Partial<Record<SectionData['type'], string>> = {
  contents: '1fr 1.6fr',
  steps: '1fr 1.6fr',
  search: '1fr',
}

/** Text only, so that the content starts on the first screen; a wall of people shows their faces. */
function Plain({ section, next }: Props) {
  const t = useTexts()
  const { label, heading, lead } = section
  const page = next?.type === 'newsArchive' && next.page > 1 ? next.page : undefined
  const sides = next && columns[next.type]
  return (
    <header>
      <div
        className="wrap sides opening"
        style={sides ? ({ '--sides': sides } as CSSProperties) : undefined}
        data-across={sides?.includes(' ') ? '' : undefined}
      >
        <div className="stack">
          {label && (
            <Label>
              {label}
              {page && <span className="muted">{t('common:pageNumber', { n: page })}</span>}
            </Label>
          )}
          <h1>
            <Words>{heading}</Words>
          </h1>
        </div>
        {!page && (
          <div className="stack">
            {lead && <p className="lead">{lead}</p>}
            <Buttons section={section} />
          </div>
        )}
      </div>
      {next?.type === 'team' && <Faces items={next.items} />}
    </header>
  )
}

/** For principles: one large shape with the text on it. */
function Poster({ section }: Props) {
  const { label, heading, lead } = section
  return (
    <header className={styles.poster} data-size="poster" data-tone="signal">
      <div className="wrap stack">
        {label && <Label>{label}</Label>}
        <h1>
          <Words>{heading}</Words>
        </h1>
        {lead && <p className="lead">{lead}</p>}
      </div>
    </header>
  )
}

/** The picture tilts with the pointer (R93). */
export function Hero({ section, next }: Props) {
  const { size, seed, label, heading, lead } = section
  if (size === 'small') return <Plain section={section} next={next} />
  if (next?.type === 'principles') return <Poster section={section} />
  return (
    <header className="bleed" data-size="large">
      <div className="stack">
        {label && <Label>{label}</Label>}
        <h1>
          <Words>{heading}</Words>
        </h1>
        {lead && <p className="lead">{lead}</p>}
        <Buttons section={section} />
      </div>
      <PointerParallax type="depth" className="screen">
        <Pattern seed={seed} cols={6} rows={6} />
      </PointerParallax>
    </header>
  )
}
