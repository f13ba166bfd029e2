/** Adds the open page to the main menu or the footer, in every language. */
import { useId, useState, type FormEvent } from 'react'
import { languageName } from '../../i18n/language-name'
import { localeCodes, perLocale, type PerLocale } from '../../site/locales'
import { explanationOf } from '../decap/explain'
import { saveSettings, storedSettings, type StoredSettings } from '../decap/menus'
import { showPanel } from '../decap/panel-store'
import { knownSite } from '../decap/site-index'
import type { Draft } from '../draft/draft'
import { longestItem, menuLink, menuPlaces, menuRefusal, withMenuItem, type MenuPlace } from '../rules/menus'
import { dialogWordsIn } from '../words/dialogs'
import { readIn, type Language } from '../words/language'
import { wordsIn } from '../words/words'
import { told } from './ask'
import { openPart } from './open-part'

type Props = {
  title: string
  places: readonly MenuPlace[]
  labels: PerLocale<string>
  language: Language
  close: () => void
  add: (place: MenuPlace, labels: PerLocale<string>) => Promise<void>
}

const failureOf = (error: unknown, language: Language): string =>
  explanationOf(error, language) ?? (error instanceof Error ? error.message : String(error))

function MenuForm({ title, places, labels: first, language, close, add }: Props) {
  const [words, said] = [wordsIn(language), dialogWordsIn(language)]
  const name = useId()
  const free = places.filter(({ isFull, isThere }) => !isFull && !isThere)
  const [chosen, setChosen] = useState(free[0])
  const [labels, setLabels] = useState(first)
  const [state, setState] = useState<'asked' | 'saving' | { failed: string }>('asked')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!chosen || state === 'saving') return
    setState('saving')
    add(chosen, labels).then(close, (error: unknown) => setState({ failed: failureOf(error, language) }))
  }
  const noteOf = ({ isThere, isFull }: MenuPlace) => {
    if (isThere) return ` (${said('menuThere')})`
    return isFull ? ` (${said('menuFull')})` : ''
  }
  return (
    <>
      <h2>{said('menuTitle', { title })}</h2>
      <form onSubmit={submit}>
        <fieldset className="mw-choices">
          <legend>{said('menuWhere')}</legend>
          {places.map((place) => (
            <label key={place.steps.join('.')}>
              <input
                type="radio"
                name={name}
                checked={place === chosen}
                disabled={!free.includes(place)}
                onChange={() => setChosen(place)}
              />
              <span>
                {place.label}
                {noteOf(place)}
              </span>
            </label>
          ))}
        </fieldset>
        {localeCodes.map((locale) => (
          <label key={locale}>
            {said('menuLabel', { language: languageName(locale, language) })}
            <br />
            <input
              value={labels[locale]}
              lang={locale}
              required
              maxLength={longestItem}
              onChange={({ target }) => setLabels({ ...labels, [locale]: target.value })}
            />
          </label>
        ))}
        <p role="status">
          {state === 'saving' && said('menuSaving')}
          {typeof state === 'object' && state.failed}
        </p>
        <footer>
          <button type="button" onClick={close}>
            {words('cancel')}
          </button>
          <button data-main="" disabled={!chosen}>
            {said('menuAdd')}
          </button>
        </footer>
      </form>
    </>
  )
}

/** The initial label of the menu item: the page's short title, otherwise as much of its title as fits. */
function labelsOf({ values, collection }: Draft): PerLocale<string> {
  return perLocale((locale) => {
    const own = values[locale]
    return String(own['menuTitle'] || own[collection.titleField] || '').slice(0, longestItem)
  })
}

async function ask(draft: Draft, link: string, language: Language): Promise<void> {
  const said = dialogWordsIn(language)
  const [known, stored] = await Promise.all([knownSite(), storedSettings(language)])
  if (!known || !stored) throw new TypeError('Failed to fetch')
  const refusal = menuRefusal(draft, known)
  if (refusal === 'unpublished') return told(said('menuUnpublished'))
  if (refusal) return told(said('menuOneLanguage', { language: languageName(refusal, language) }))
  const title = String(draft.values[readIn(language)][draft.collection.titleField] ?? '') || draft.slug
  const add = (from: StoredSettings) => async (place: MenuPlace, labels: PerLocale<string>) => {
    await saveSettings(from, withMenuItem(from.values, place.steps, { link, labels }), language)
    const values = { title, place: place.label }
    showPanel({
      kind: 'notice',
      text: from.inWorkflow ? said('menuDrafted', values) : said('menuDone', values),
    })
  }
  openPart(said('menuTitle', { title }), (close) => (
    <MenuForm
      title={title}
      places={menuPlaces(stored.values, link, { known, language })}
      labels={labelsOf(draft)}
      language={language}
      close={close}
      add={add(stored)}
    />
  ))
}

/** Opens the dialog for a page, or explains why it cannot be added to a menu yet. */
export function showMenus(draft: Draft, language: Language): void {
  const link = menuLink(draft)
  if (!link) return
  ask(draft, link, language).catch((error: unknown) => {
    const text = explanationOf(error, language, 'loading') ?? failureOf(error, language)
    showPanel({ kind: 'notice', text })
  })
}
