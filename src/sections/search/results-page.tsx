/** The search on its own page: starts from the address and keeps it in sync. Loaded when scripts run. */
import { useCallback, useSyncExternalStore, type RefObject } from 'react'
import { SearchPanel, type Foot } from '../../components/search/search-panel'
import * as buttons from '../../components/button/button.module.css'
import { useTexts } from '../../i18n/texts'
import type { SiteData } from '../../page/types'
import { kinds, queryParameter, type Kind } from '../../search/types'

type Props = {
  site: SiteData
  /** The element that contains the field and these results. */
  around: RefObject<HTMLElement | null>
}

/** Hits shown at first, and added by each press of “more”. */
const count = 10

/** Parameter names: the same in every language, so that the language switch can keep them. */
const names = { query: queryParameter, kind: 'kind' } as const

const unchanging = () => () => undefined
const address = () => window.location.search

function kindOf(name: string | null): Kind | undefined {
  return kinds.find((kind) => kind === name)
}

/**
 * A new query replaces the history entry, so that “back” from a hit returns to the list. Other parts of the address (a
 * campaign's parameters, a fragment) are kept.
 */
function keepAddress(query: string, kind: Kind | undefined): void {
  const url = new URL(window.location.href)
  const wanted = { [names.query]: query, [names.kind]: kind ?? '' }
  const changed = Object.entries(wanted).filter(
    ([name, value]) => (url.searchParams.get(name) ?? '') !== value,
  )
  if (changed.length === 0) return
  for (const [name, value] of changed) {
    if (value) url.searchParams.set(name, value)
    else url.searchParams.delete(name)
  }
  window.history.replaceState(window.history.state, '', url)
}

export function ResultsPage({ site, around }: Props) {
  const t = useTexts()
  const search = useSyncExternalStore(unchanging, address)
  const given = new URLSearchParams(search)
  const foot = useCallback(
    ({ total, shown, more }: Foot) =>
      total > shown && (
        <div data-stop>
          <button type="button" className={buttons.button} data-kind="outline" onClick={more}>
            {t('search:more')}
          </button>
        </div>
      ),
    [t],
  )
  return (
    <SearchPanel
      site={site}
      around={around}
      query={given.get(names.query) ?? ''}
      kind={kindOf(given.get(names.kind))}
      count={count}
      foot={foot}
      onLook={keepAddress}
    />
  )
}
