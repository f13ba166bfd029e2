/** The table of entries and the state of their translations: 200 rows at a time. */
import { useState } from 'react'
import { collectionNamed } from '../../content-model'
import { pageLanguage, shownLanguage } from '../../admin/words/language'
import { localeCodes, locales } from '../../site/locales'
import type { EntryState, LanguageState } from '../types'
import { pageWords } from './words'

function State({ state }: { state: LanguageState }) {
  const language = pageLanguage()
  const words = pageWords[language]
  const day = state.changed && new Date(state.changed).toLocaleDateString(language)
  return (
    <td data-state={state.state}>
      <strong>{words.state[state.state]}</strong>
      {state.empty.length > 0 && (
        <small title={state.empty.join(', ')}>{words.empty(state.empty.length)}</small>
      )}
      {day && <small>{words.changed(day)}</small>}
    </td>
  )
}

/** Rows added at a time. */
const rowsAtOnce = 200

/** Renders nothing without entries. */
export function StatusTable({ entries }: { entries: EntryState[] }) {
  const words = pageWords[pageLanguage()]
  const [shown, setShown] = useState(rowsAtOnce)
  if (entries.length === 0) return null
  const rest = entries.length - shown
  return (
    <>
      <table className="mw-status">
        <thead>
          <tr>
            <th scope="col">{words.entry}</th>
            {locales.map(({ code }) => (
              <th scope="col" key={code}>
                {shownLanguage(code)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.slice(0, shown).map((entry) => (
            <tr key={`${entry.collection}/${entry.id}`}>
              <th scope="row">
                <a href={entry.editor}>{entry.title}</a>
                <small>
                  {collectionNamed(entry.collection)?.label[pageLanguage()] ?? entry.collection}
                  {entry.draft && ` · ${words.draft}`}
                  {entry.inReview && ` · ${words.inReview}`}
                </small>
              </th>
              {localeCodes.map((code) => {
                const state = entry.languages.find(({ locale }) => locale === code)
                return state ? <State key={code} state={state} /> : <td key={code}>{words.elsewhere}</td>
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {rest > 0 && (
        <p>
          <button type="button" onClick={() => setShown(shown + rowsAtOnce)}>
            {words.more(rest)}
          </button>
        </p>
      )}
    </>
  )
}
