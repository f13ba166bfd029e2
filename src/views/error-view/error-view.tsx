/** The error view: what happened, and where to go next. */
import type { ComponentProps } from 'react'
import { Button } from '../../components/button/button'
import { Label } from '../../components/label/label'
import type { Suggestion } from '../../client/not-found/closest-pages'
import { useTexts } from '../../i18n/texts'
import type { SectionData, SiteData } from '../../page/types'
import { SectionList } from '../../sections/section-list'
import * as styles from './error-view.module.css'
import { SlippedTile } from './slipped-tile'
import { Suggestions } from './suggestions'

type Props = Pick<ComponentProps<typeof SectionList>, 'form'> & {
  /** HTTP status; 404 has a tile out of place, everything else a grid that has come apart. */
  status: number
  /** The generic text: “Page Not Found” or “Internal Server Error”. */
  title: string
  /** The specific message, for example “Page not found: /prodcuts”; not shown if it repeats the title. */
  detail: string
  homeHref: string
  /** The pages whose paths come closest to the one asked for. */
  suggestions?: readonly Suggestion[]
  /** The words of the address, to search for. */
  words?: string
  /** The page's own sections; of a hero, only the introduction is shown. */
  sections?: readonly SectionData[]
  site: SiteData
}

/** Reserves the message's line until scripts know the address, so that nothing shifts. */
const blank = '\u00a0'

/** Rendered inside the layout, like every view. */
export function ErrorView({
  status,
  title,
  detail,
  homeHref,
  suggestions = [],
  words = '',
  sections = [],
  site,
  form,
}: Props) {
  const t = useTexts()
  const hero = sections.find((section) => section.type === 'hero')
  const hint = status === 404 ? t('errors:notFoundHint') : t('errors:serverErrorHint')
  return (
    <>
      <header className="bleed" data-size="long">
        <div className="stack">
          <Label>{t('errors:statusLabel', { status })}</Label>
          <h1>{title}</h1>
          <p className="lead">{hero?.lead ?? hint}</p>
          {(status === 404 || detail !== title) && (
            <p className="muted small" lang="en">
              {detail === title ? blank : detail}
            </p>
          )}
          <div className="cluster">
            <Button action={{ label: t('common:backToHome'), href: homeHref, external: false }} />
            <Button action={site.contact} kind="outline" />
          </div>
        </div>
        <div className={styles.art}>
          <SlippedTile status={status} />
        </div>
      </header>
      {status === 404 && (
        <div className={`wrap ${styles.answer}`}>
          {(suggestions.length > 0 || words) && <Suggestions links={suggestions} words={words} />}
        </div>
      )}
      <SectionList sections={sections.filter(({ type }) => type !== 'hero')} site={site} form={form} />
    </>
  )
}
