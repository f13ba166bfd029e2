/** The versions of the open entry: who changed what and when, with a detailed view of each. */
import { useCallback, useRef, useState } from 'react'
import type { Draft } from '../draft/draft'
import { replaceDraft, currentDraft } from '../decap/open-draft'
import { filesOf } from '../decap/last-change'
import { draftBranch, readContentFile } from '../decap/internals'
import { currentHistory } from '../history/adapters'
import { differencesOf } from '../history/differences'
import { fittingVersion } from '../history/fitting'
import type { Change } from '../history/history'
import { timelineOf, type Timeline, type Version } from '../history/timeline'
import { localeCodes, perLocale } from '../../site/locales'
import { describeField } from '../draft/field-path'
import { titleOf } from '../rules/titles-of'
import { showPanel } from '../decap/panel-store'
import { shownLanguage } from '../words/language'
import { said } from '../words/dialogs'
import { confirmed } from './ask'
import { CloseButton } from './close-button'
import { madeBy } from '../words/moment'
import { openPart } from './open-part'
import { useSteps } from './use-steps'
import { VersionView } from './version-view'

type Props = { draft: Draft; isDraft: boolean; timeline: Timeline; close: () => void }

/** Versions whose texts are fetched at the same time. */
const atOnce = 4

const headingOf = ({ collection, values, slug: id }: Draft): string =>
  said('versionsOf', { title: titleOf(collection, { id, values }) })

/** Returns “English: Headline, Text · German: Text”, or what happened to the entry as a whole. */
function summaryOf({ collection }: Draft, { values, before }: Version): string {
  if (!before || Object.keys(before).length === 0) return said('versionCreated')
  if (Object.keys(values).length === 0) return said('versionDeleted')
  const differences = differencesOf(collection, before, values)
  const lines = localeCodes.flatMap((locale) => {
    const own = differences.filter((difference) => difference.locale === locale)
    const names = own.map(({ at }) => describeField(collection, {}, at.slice(0, 1)))
    return names.length > 0 ? [`${shownLanguage(locale)}: ${[...new Set(names)].join(', ')}`] : []
  })
  return lines.join(' · ') || said('versionSame')
}

type Loaded = {
  versions: ReadonlyMap<string, Version>
  changes: readonly Change[]
  more: boolean
  /** The number of leading changes that belong to a draft. */
  steps: number
}
const nothing: Loaded = { versions: new Map(), changes: [], more: true, steps: 0 }

/** The versions as they are loaded, newest first, and a function to load more. */
function useVersions(timeline: Timeline) {
  const [loaded, setLoaded] = useState(nothing)
  const step = useCallback(
    async (isOpen: () => boolean) => {
      const known = new Set(timeline.changes().changes.map(({ id }) => id))
      await timeline.loadMore()
      const { changes, more, steps } = timeline.changes()
      if (isOpen()) setLoaded((before) => ({ ...before, changes, more, steps }))
      const added = changes.filter(({ id }) => !known.has(id))
      for (let next = 0; next < added.length && isOpen(); next += atOnce) {
        const versions = await Promise.all(added.slice(next, next + atOnce).map(timeline.version))
        const add = versions.map((version) => [version.change.id, version] as const)
        if (isOpen()) setLoaded((before) => ({ ...before, versions: new Map([...before.versions, ...add]) }))
      }
    },
    [timeline],
  )
  return { ...loaded, ...useSteps(step) }
}

/** Copies a version into the form as if it had been typed; the previous content can be restored. */
async function take(draft: Draft, { change, values }: Version): Promise<boolean> {
  const open = currentDraft()
  if (!open || open.slug !== draft.slug || open.collection !== draft.collection) return false
  if (open.hasChanged && !(await confirmed(said('versionUnsaved')))) return false
  const fitting = fittingVersion(draft.collection, values)
  // A language that did not exist in this version is left unchanged.
  replaceDraft(perLocale((locale) => fitting.values[locale] ?? open.values[locale]))
  const taken = said('versionTaken', madeBy(change))
  const left = fitting.leftOut.length > 0 ? said('versionLeftOut', { list: fitting.leftOut.join(', ') }) : ''
  const undo = () => {
    const now = currentDraft()
    if (now?.slug === draft.slug && now.collection === draft.collection) replaceDraft(open.values)
  }
  showPanel({ kind: 'notice', text: `${taken} ${left}`.trim(), undo })
  return true
}

function Versions({ draft, isDraft, timeline, close }: Props) {
  const { versions, changes, more, steps, state, next } = useVersions(timeline)
  const [chosen, setChosen] = useState<Version>()
  const last = useRef<string>(undefined)
  const back = useCallback((button: HTMLButtonElement | null) => button?.focus(), [])
  if (chosen)
    return (
      <VersionView
        draft={draft}
        version={chosen}
        onBack={() => setChosen(undefined)}
        onTake={() => void take(draft, chosen).then((isTaken) => isTaken && close())}
      />
    )
  const isLoading = state === 'loading'
  return (
    <>
      <h2>{headingOf(draft)}</h2>
      <p>{isDraft ? said('versionsLeadDraft') : said('versionsLead')}</p>
      <ol className="mw-versions">
        {changes.map((change, index) => {
          const version = versions.get(change.id)
          return (
            <li key={change.id}>
              <button
                type="button"
                ref={change.id === last.current ? back : undefined}
                disabled={!version || Object.keys(version.values).length === 0}
                onClick={() => {
                  last.current = change.id
                  setChosen(version)
                }}
              >
                {said('versionBy', madeBy(change))}
              </button>
              <span>
                {index < steps && <strong>{said('versionStep')} </strong>}
                {version ? summaryOf(draft, version) : '…'}
              </span>
            </li>
          )
        })}
      </ol>
      <p role="status">
        {isLoading && said('versionsLoading')}
        {typeof state === 'object' && state.failed}
        {state === 'done' && changes.length === 0 && !more && said('versionsNone')}
        {state === 'done' && changes.length > 0 && !more && said('versionsEnd')}
      </p>
      <footer>
        {more && !isLoading && (
          <button type="button" onClick={next}>
            {typeof state === 'object' ? said('again') : said('versionsOlder')}
          </button>
        )}
        <CloseButton close={close} />
      </footer>
    </>
  )
}

/** Opens the dialog for the open entry. */
export function showVersions(): void {
  const draft = currentDraft()
  if (!draft) return
  const branch = draftBranch(draft.collection.name, draft.slug)
  const history = currentHistory(branch)
  if (!history) return showPanel({ kind: 'notice', text: said('errors.unknown') })
  const timeline = timelineOf(history, filesOf(draft), {
    read: readContentFile,
    published: branch ? currentHistory() : undefined,
  })
  openPart(headingOf(draft), (close) => (
    <Versions draft={draft} isDraft={branch !== undefined} timeline={timeline} close={close} />
  ))
}
