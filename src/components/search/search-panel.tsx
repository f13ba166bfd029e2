/** The search itself, below its field: kinds, results. The same in the dialog and on the results page. */
import { useCallback, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { linkedPageGroups } from '../../page/linked-pages'
import { useIso, useTexts } from '../../i18n/texts'
import type { SiteData } from '../../page/types'
import type { Kind } from '../../search/types'
import { localeOfIso } from '../../site/locales'
import * as buttons from '../button/button.module.css'
import { Kinds } from './kinds'
import { Links } from './links'
import { Results } from './results'
import { Status } from './status'
import { useArrowKeys } from './use-arrow-keys'
import { useField } from './use-field'
import { useSearch } from './use-search'

/** The footer below the hits: how many there are, how many are shown, and how to get more. */
export type Foot = { total: number; shown: number; query: string; kind?: Kind; more: () => void }

type Props = {
  site: SiteData
  /** The element that contains the field and this panel. */
  around: RefObject<HTMLElement | null>
  /** The query until something is typed, and whenever it changes. */
  query: string
  kind?: Kind
  /** The number of hits shown at first, and added by each “more”. */
  count: number
  foot: (foot: Foot) => ReactNode
  /** Called on every change, to update the address. */
  onLook?: (query: string, kind: Kind | undefined) => void
}

/** Starts the search's worker and queries it as the visitor types. */
export function SearchPanel({ site, around, query, kind, count, foot, onLook }: Props) {
  const t = useTexts()
  const locale = localeOfIso(useIso()).code
  const [first] = useState(query)
  const { search, look, more, retry } = useSearch({ locale, count, query: first, kind })
  const onType = useCallback((text: string) => look({ query: text }), [look])
  useField(around, first, onType)
  useArrowKeys(around)
  const { found, phase } = search
  const [wanted, wantedKind] = [search.query.trim(), search.kind]
  const reported = useRef<Pick<Props, 'query' | 'kind'>>({ query })
  useEffect(() => {
    reported.current = { query: wanted, kind: wantedKind }
    onLook?.(wanted, wantedKind)
  }, [onLook, wanted, wantedKind])
  // A query that does not come from here: a link of the dialog, or the way back.
  useEffect(() => {
    if (query.trim() === reported.current.query && kind === reported.current.kind) return
    const input = around.current?.querySelector('input')
    if (input) input.value = query
    look({ query, kind })
  }, [around, query, kind, look])
  // The buttons below the hits go away when they have done their work, and must not take the keyboard's focus along.
  const seen = useRef<number>(undefined)
  useEffect(() => {
    const before = seen.current
    seen.current = undefined
    if (before === undefined || !found || found.hits.length < found.total) return
    around.current?.querySelectorAll<HTMLElement>('ol a')[before]?.focus()
  }, [around, found])
  const nothing = phase === 'done' && found?.total === 0
  return (
    <>
      <Kinds found={found} kind={search.kind} onChoose={(chosen) => look({ kind: chosen })} />
      <Status search={search} />
      {phase === 'failed' && (
        <div data-stop>
          <button
            type="button"
            className={buttons.button}
            onClick={() => {
              around.current?.querySelector('input')?.focus()
              retry()
            }}
          >
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
            more: () => {
              seen.current = found.hits.length
              more()
            },
          })}
        </>
      )}
      {(phase === 'idle' || phase === 'failed' || nothing) && (
        <Links
          heading={t(nothing ? 'search:noneHint' : 'search:suggestions')}
          groups={linkedPageGroups(site)}
        />
      )}
    </>
  )
}
