/** The answer to an error: what happened, and the ways on. */
import { Button } from '../../components/button/button'
import { Label } from '../../components/label/label'
import { Link } from '../../components/link/link'
import { useTexts } from '../../i18n/texts'
import type { Action, SectionData, SiteData } from '../../page-data/types'
import { SectionList } from '../../sections/section-list'
import * as styles from './error-view.module.css'
import { SlippedTile } from './slipped-tile'

type Props = {
  /** HTTP status; 404 has a tile out of place, everything else a grid that has come apart. */
  status: number
  /** The generic text: “Page Not Found” or “Internal Server Error”. */
  title: string
  /** The specific message, for example “Page not found: /prodcuts”; not shown twice when it says the same. */
  detail: string
  homeHref: string
  /** The pages whose paths come closest to the one asked for. */
  suggestions?: readonly Action[]
  /** The search for the words of the address. */
  search?: Action | ''
  /** The page's own sections; a hero among them gives its introduction only. */
  sections?: readonly SectionData[]
  site: SiteData
}

/** Stands inside the layout, like every view. */
export function ErrorView({
  status,
  title,
  detail,
  homeHref,
  suggestions = [],
  search,
  sections = [],
  site,
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
          {detail !== title && (
            <p className={styles.detail} lang="en">
              {detail}
            </p>
          )}
          <p className="lead">{hero?.lead ?? hint}</p>
          {suggestions.length > 0 && (
            <div>
              <p className="muted small">{t('errors:closestPages')}</p>
              <ul className="rows">
                {suggestions.map(({ label, href }) => (
                  <li key={href}>
                    <Link href={href} className={styles.suggestion}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          )}
          {search && <Button action={search} kind="line" />}
          <div className="cluster">
            <Button action={{ label: t('common:backToHome'), href: homeHref, external: false }} />
            <Button action={site.contact} kind="outline" />
          </div>
        </div>
        <div>
          <SlippedTile status={status} />
        </div>
      </header>
      <SectionList sections={sections.filter(({ type }) => type !== 'hero')} site={site} />
    </>
  )
}
