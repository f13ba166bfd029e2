/** The deleted entries of a list, with buttons to restore them. */
import { useCallback, useState } from 'react'
import { backendImplementation, keepsNewEntry, openNewEntryWith } from '../decap/internals'
import { keptRedirects } from '../decap/kept-redirects'
import { currentHistory } from '../history/adapters'
import { deletedIn, type Deleted, type DeletedEntry } from '../history/deleted'
import { fittingVersion } from '../history/fitting'
import { addressesOf } from '../rules/redirects'
import type { KnownSite } from '../../content-check/known-site'
import type { Collection } from '../../content-model'
import { perLocale } from '../../site/locales'
import type { Redirect } from '../../site/redirects'
import { showPanel } from '../decap/panel-store'
import { knownSite } from '../decap/site-index'
import { titleOf } from '../rules/titles-of'
import { shown } from '../words/language'
import { said } from '../words/dialogs'
import { told } from './ask'
import { CloseButton } from './close-button'
import { madeBy } from '../words/moment'
import { openPart } from './open-part'
import { useSteps } from './use-steps'

type Props = { collection: Collection; deleted: Deleted; close: () => void }

/** The values for the form; the entry keeps its address if that was derived from its file name. */
function formValues(collection: Collection, { id, values }: DeletedEntry) {
  const fitting = fittingVersion(collection, values)
  const own = perLocale((locale) => {
    const there = fitting.values[locale] ?? {}
    return collection.fields['slug'] && !there['slug'] ? { ...there, slug: id } : there
  })
  return { own, leftOut: fitting.leftOut }
}

async function bringBack(collection: Collection, entry: DeletedEntry): Promise<void> {
  // Decap would offer the unsaved text in the same form.
  if (await keepsNewEntry(collection.name)) return told(said('deletedFormTaken'))
  const { own, leftOut } = formValues(collection, entry)
  openNewEntryWith(collection.name, own)
  const left = leftOut.length > 0 ? said('versionLeftOut', { list: leftOut.join(', ') }) : ''
  const text = said('broughtBack', { title: titleOf(collection, entry) })
  showPanel({ kind: 'notice', text: `${text} ${left}`.trim() })
}

/** The redirects that start at an entry's addresses; none while they are being loaded. */
function leadsOf(
  collection: Collection,
  entry: DeletedEntry,
  redirects: readonly Redirect[],
  known?: KnownSite,
) {
  const { own } = formValues(collection, entry)
  const addresses = addressesOf(collection.name, entry.id, own, known)
  return redirects.filter(({ from }) => addresses.includes(from))
}

type EntryProps = { collection: Collection; entry: DeletedEntry } & Pick<Loaded, 'redirects' | 'known'>

function Entry({ collection, entry, redirects, known }: EntryProps) {
  const { change, isCommitted } = entry
  const title = titleOf(collection, entry)
  return (
    <li>
      <strong>{title}</strong>
      <span>{said(isCommitted ? 'deletedBy' : 'deletedUncommitted', madeBy(change))}</span>
      {leadsOf(collection, entry, redirects, known).map(({ from, to }) => (
        <span key={from}>{said('deletedLeads', { from, to })}</span>
      ))}
      <button
        type="button"
        aria-label={said('bringBackTitle', { title })}
        onClick={() => void bringBack(collection, entry)}
      >
        {said('bringBack')}
      </button>
    </li>
  )
}

type Loaded = {
  entries: readonly DeletedEntry[]
  looked: number
  more: boolean
  redirects: readonly Redirect[]
  known?: KnownSite | undefined
}
const nothing: Loaded = { entries: [], looked: 0, more: true, redirects: [] }

function useDeleted(deleted: Deleted) {
  const [loaded, setLoaded] = useState(nothing)
  const step = useCallback(
    async (isOpen: () => boolean) => {
      const [redirects, known] = await Promise.all([keptRedirects(backendImplementation()), knownSite()])
      // Last, because it moves on: what it finds would be lost if another request failed.
      const { entries, looked, more } = await deleted.next()
      if (isOpen())
        setLoaded((before) => ({ entries: [...before.entries, ...entries], looked, more, redirects, known }))
    },
    [deleted],
  )
  return { ...loaded, ...useSteps(step) }
}

function DeletedEntries({ collection, deleted, close }: Props) {
  const { entries, looked, more, redirects, known, state, next } = useDeleted(deleted)
  return (
    <>
      <h2>{said('deletedIn', { collection: shown(collection.label) })}</h2>
      <p>{said('deletedLead')}</p>
      <ul className="mw-versions">
        {entries.map((entry) => (
          <Entry key={entry.id} {...{ collection, entry, redirects, known }} />
        ))}
      </ul>
      <p role="status">
        {state === 'loading' && said('versionsLoading')}
        {typeof state === 'object' && state.failed}
        {state === 'done' && entries.length === 0 && `${said('deletedNone')} `}
        {state === 'done' && said(more ? 'deletedLooked' : 'deletedAll', { count: looked })}
      </p>
      <footer>
        {more && state !== 'loading' && (
          <button type="button" onClick={next}>
            {said(state === 'done' ? 'deletedOlder' : 'again')}
          </button>
        )}
        <CloseButton close={close} />
      </footer>
    </>
  )
}

/** Opens the dialog for a collection that accepts new entries. */
export function showDeleted(collection: Collection): void {
  const history = currentHistory()
  if (!history) return showPanel({ kind: 'notice', text: said('errors.unknown') })
  const deleted = deletedIn(history, collection)
  openPart(said('deletedIn', { collection: shown(collection.label) }), (close) => (
    <DeletedEntries {...{ collection, deleted, close }} />
  ))
}
