/** Shown when an entry has changed upstream: who changed what, both texts, and the options. */
import { useState } from 'react'
import { languageName } from '../../i18n/language-name'
import { localeCodes } from '../../site/locales'
import { currentDraft, replaceDraft } from '../decap/open-draft'
import { setOpened } from '../decap/opened'
import type { Language } from '../words/language'
import type { Difference } from '../rules/merge'
import { momentOf } from '../words/moment'
import { wordsIn } from '../words/words'
import { describeField } from '../draft/field-path'
import { showPanel, type Conflict } from '../decap/panel-store'
import { readable } from '../draft/readable'

type Props = { conflict: Conflict; language: Language }

function CopyButton({ text, label, language }: { text: string; label: string; language: Language }) {
  const [copied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <button type="button" onClick={() => void copy()}>
      {copied ? wordsIn(language)('copied') : label}
    </button>
  )
}

function Change({ conflict, difference, language }: Props & { difference: Difference }) {
  const words = wordsIn(language)
  const { locale, at, theirs, mine, both } = difference
  const place = describeField(conflict.draft.collection, conflict.draft.values[locale], at, language)
  return (
    <li>
      <strong>
        {languageName(locale, language)} · {place}
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
function allText({ draft }: Conflict, language: Language): string {
  return localeCodes
    .map((locale) => `${languageName(locale, language)}\n\n${readable(draft.values[locale])}`)
    .join('\n\n\n')
}

function mergeNow(conflict: Conflict, language: Language): void {
  const open = currentDraft()
  if (!open || open.slug !== conflict.draft.slug) return
  replaceDraft(conflict.merged)
  setOpened(conflict.draft, conflict.theirs)
  showPanel({ kind: 'notice', text: wordsIn(language)('merged') })
}

/** The editor decides; nothing is discarded here. */
export function ConflictPanel({ conflict, language }: Props) {
  const words = wordsIn(language)
  const { gone, who, differences } = conflict
  const date = who.date && momentOf(who.date, language)
  return (
    <section className="mw-panel" data-kind="conflict">
      <header>
        <h2>{gone ? words('conflictGone') : words('conflictTitle', { author: who.author })}</h2>
        <button type="button" onClick={() => showPanel(undefined)}>
          {words('close')}
        </button>
      </header>
      <p>
        {words('conflictLead')} {date && words('conflictWhen', { date })}
      </p>
      {!gone && differences.length === 0 && <p>{words('conflictNone')}</p>}
      <ol>
        {differences.map((difference, index) => (
          <Change key={index} conflict={conflict} difference={difference} language={language} />
        ))}
      </ol>
      <footer>
        {!gone && (
          <button type="button" data-main onClick={() => mergeNow(conflict, language)}>
            {words('merge')}
          </button>
        )}
        <CopyButton text={allText(conflict, language)} label={words('copyMine')} language={language} />
      </footer>
    </section>
  )
}
