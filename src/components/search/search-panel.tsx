/** The search itself: field, kinds, results. The same in the dialog and on the page of results. */
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { linkedPageGroups } from '../../page/linked-pages'
import { useIso, useTexts } from '../../i18n/texts'
import type { SiteData } from '../../page/types'
import type { Kind } from '../../search/types'
import { localeOfIso } from '../../site/locales'
import { pathOf } from '../../site/paths'
import * as buttons from '../button/button.module.css'
import { Kinds } from './kinds'
import { Links } from './links'
import { Results } from './results'
import { SearchField } from './search-field'
import * as styles from './search.module.css'
import { Status } from './status'
import { useArrowKeys } from './use-arrow-keys'
import { useSearch } from './use-search'

/** What is below the hits: how many there are and are shown, and how to get more of them. */
export type Foot = { total: number; shown: number; query: string; kind?: Kind; more: () => void }

type Props = {
  site: SiteData
  query: string
  kind?: Kind
  /** How many hits at first, and with every “more”. */
  count: number
  /** Beside the field. */
  button: ReactNode
  foot: (foot: Foot) => ReactNode
  /** Told of every change, for the address. */
  onLook?: (query: string, kind: Kind | undefined) => void
  focused?: boolean
}

/** Starts the search's worker, and asks it while the visitor types. */
export function SearchPanel({ site, query, kind, count, button, foot, onLook, focused }: Props) {
  const t = useTexts()
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  useArrowKeys(panel)
  const locale = localeOfIso(useIso()).code
  const { search, look, more, retry } = useSearch({ locale, count, query, kind })
  const { found, phase } = search
  const [wanted, wantedKind] = [search.query.trim(), search.kind]
  useEffect(() => onLook?.(wanted, wantedKind), [onLook, wanted, wantedKind])
  const nothing = phase === 'done' && found?.total === 0
  return (
    <div ref={panel} className={styles.panel}>
      <SearchField
        id={id}
        action={pathOf('search', locale)}
        value={search.query}
        onChange={(text) => look({ query: text })}
        focused={focused}
      >
        {button}
      </SearchField>
      <Kinds found={found} kind={search.kind} onChoose={(chosen) => look({ kind: chosen })} />
      <Status search={search} />
      {phase === 'failed' && (
        <div data-stop>
          <button type="button" className={buttons.button} onClick={retry}>
            {t('search:retry')}
          </button>
        </div>
      )}
      {found && found.hits.length > 0 && (
        <>
          <Results hits={found.hits} />
          {foot({
            total: found.total,
            shown: found.hits.length,
            query: search.answered,
            kind: search.kind,
            more,
          })}
        </>
      )}
      {(phase === 'idle' || phase === 'failed' || nothing) && (
        <Links
          heading={t(nothing ? 'search:noneHint' : 'search:suggestions')}
          groups={linkedPageGroups(site)}
        />
      )}
    </div>
  )
}
