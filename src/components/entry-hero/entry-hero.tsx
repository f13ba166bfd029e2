/** The opening of a detail page: its name, its description, and its own picture. */
import type { ReactNode } from 'react'
import { mainPictureSizes } from '../../page/main-picture'
import type { Cover as CoverData } from '../../page/types'
import { Cover } from '../cover/cover'
import { Label } from '../label/label'
import { Words } from '../words/words'

export type EntryHeroProps = {
  label: ReactNode
  title: string
  tagline?: string
  summary: string
  cover: CoverData
  /** `long` for titles that are sentences. */
  size?: 'short' | 'long'
  /** Buttons, author and the like, below the summary. */
  children?: ReactNode
}

/** The picture reaches the edge of the window. */
export function EntryHero(props: EntryHeroProps) {
  const { label, title, tagline, summary, cover, size = 'short', children } = props
  return (
    <header className="bleed" data-size={size}>
      <div className="stack">
        <Label>{label}</Label>
        <h1>
          <Words>{title}</Words>
        </h1>
        {tagline && <p className="statement">{tagline}</p>}
        <p className="lead">{summary}</p>
        {children}
      </div>
      <div className="screen" data-parallax>
        <Cover cover={cover} cols={6} rows={6} fill sizes={mainPictureSizes} priority />
      </div>
    </header>
  )
}
