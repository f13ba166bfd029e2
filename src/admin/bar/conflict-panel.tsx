/** Shown when an entry has changed upstream: who changed what, both texts, and the options. */
import { useState } from 'react'
import { localeCodes } from '../../site/locales'
import { continueAsNew, keepsNewEntry } from '../decap/internals'
import { currentDraft, replaceDraft } from '../decap/open-draft'
import { setOpened } from '../decap/opened'
import { forgetSite } from '../decap/site-index'
import type { Difference } from '../rules/merge'
import { shownLanguage } from '../words/language'
import { momentOf } from '../words/moment'
import { words } from '../words/words'
import { told } from '../dialogs/ask'
import { CloseButton } from '../dialogs/close-button'
import { said } from '../words/dialogs'
import { describeField } from '../draft/field-path'
import { showPanel, type Conflict } from '../decap/panel-store'
import { readable } from '../draft/readable'
import { takesNew } from './dialog-buttons'

type Props = { conflict: Conflict }

function CopyButton({ text, label }: { text: string; label: string }) {
  const [copied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <button type="button" onClick={() => void copy()}>
      {copied ? words('copied') : label}
    </button>
  )
}

function Change({ conflict, difference }: Props & { difference: Difference }) {
  const { locale, at, theirs, mine, both } = difference
  const place = describeField(conflict.draft.collection, conflict.draft.values[locale], at)
  return (
    <li>
      <strong>
        {shownLanguage(locale)} · {place}
      </strong>
      <p>{both ? words('conflictBoth') : words('conflictOnly')}</p>
      <dl>
        <dt>{words('conflictTheirs')}</dt>
        <dd>{readable(theirs) || words('empty')}</dd>
        {both && <dt>{words('conflictMine')}</dt>}
        {both && <dd>{readable(mine) || words('empty')}</dd>}
      </dl>
    </li>
  )
}

/** The editor's complete text, language by language, for the clipboard. */
function allText({ draft }: Conflict): string {
  return localeCodes
    .map((locale) => `${shownLanguage(locale)}\n\n${readable(draft.values[locale])}`)
    .join('\n\n\n')
}

function mergeNow(conflict: Conflict): void {
  const open = currentDraft()
  if (!open || open.slug !== conflict.draft.slug) return
  replaceDraft(conflict.merged)
  setOpened(conflict.draft, conflict.theirs)
  showPanel({ kind: 'notice', text: words('merged') })
}

/** The entry's text can be saved again only under a new name. */
async function putIntoNew({ draft: { collection, slug, values } }: Conflict): Promise<void> {
  if (currentDraft()?.slug !== slug) return
  // Decap keeps the unsaved text of one new entry per list.
  if (await keepsNewEntry(collection.name)) return told(said('deletedFormTaken'))
  // What was loaded earlier still names the entry that is gone as the owner of its address.
  forgetSite()
  await continueAsNew(collection.name, values)
}

/** The editor decides; nothing is discarded here. */
export function ConflictPanel({ conflict }: Props) {
  const { gone, who, differences } = conflict
  const date = who.date && momentOf(who.date)
  return (
    <section className="mw-panel" data-kind="conflict">
      <header>
        <h2>{gone ? words('conflictGone') : words('conflictTitle', { author: who.author })}</h2>
        <CloseButton close={() => showPanel(undefined)} />
      </header>
      <p>
        {words('conflictLead')} {date && words('conflictWhen', { date })}
      </p>
      {!gone && differences.length === 0 && <p>{words('conflictNone')}</p>}
      <ol>
        {differences.map((difference, index) => (
          <Change key={index} conflict={conflict} difference={difference} />
        ))}
      </ol>
      <footer>
        {!gone && (
          <button type="button" data-main onClick={() => mergeNow(conflict)}>
            {words('merge')}
          </button>
        )}
        {gone && takesNew(conflict.draft.collection) && (
          <button type="button" data-main onClick={() => void putIntoNew(conflict)}>
            {words('conflictAsNew')}
          </button>
        )}
        <CopyButton text={allText(conflict)} label={words('copyMine')} />
      </footer>
    </section>
  )
}
