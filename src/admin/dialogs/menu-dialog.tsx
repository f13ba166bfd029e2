/** Adds the open page to the main menu or the footer, in every language. */
import { useId, useState, type FormEvent } from 'react'
import { localeCodes, perLocale, type PerLocale } from '../../site/locales'
import { explanationOf } from '../decap/explain'
import { saveSettings, storedSettings, type StoredSettings } from '../decap/menus'
import { showPanel } from '../decap/panel-store'
import { knownSite } from '../decap/site-index'
import type { Draft } from '../draft/draft'
import { longestItem, menuLink, menuPlaces, menuRefusal, withMenuItem, type MenuPlace } from '../rules/menus'
import { readIn, shownLanguage } from '../words/language'
import { said } from '../words/dialogs'
import { words } from '../words/words'
import { told } from './ask'
import { openPart } from './open-part'

type Props = {
  title: string
  places: readonly MenuPlace[]
  labels: PerLocale<string>
  close: () => void
  add: (place: MenuPlace, labels: PerLocale<string>) => Promise<void>
}

const failureOf = (error: unknown): string =>
  explanationOf(error) ?? (error instanceof Error ? error.message : String(error))

function MenuForm({ title, places, labels: first, close, add }: Props) {
  const name = useId()
  const free = places.filter(({ isFull, isThere }) => !isFull && !isThere)
  const [chosen, setChosen] = useState(free[0])
  const [labels, setLabels] = useState(first)
  const [state, setState] = useState<'asked' | 'saving' | { failed: string }>('asked')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!chosen || state === 'saving') return
    setState('saving')
    add(chosen, labels).then(close, (error: unknown) => setState({ failed: failureOf(error) }))
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
            {said('menuLabel', { language: shownLanguage(locale) })}
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

async function ask(draft: Draft, link: string): Promise<void> {
  const [known, stored] = await Promise.all([knownSite(), storedSettings()])
  if (!known || !stored) throw new TypeError('Failed to fetch')
  const refusal = menuRefusal(draft, known)
  if (refusal === 'unpublished') return told(said('menuUnpublished'))
  if (refusal) return told(said('menuOneLanguage', { language: shownLanguage(refusal) }))
  const title = String(draft.values[readIn()][draft.collection.titleField] ?? '') || draft.slug
  const add = (from: StoredSettings) => async (place: MenuPlace, labels: PerLocale<string>) => {
    await saveSettings(from, withMenuItem(from.values, place.steps, { link, labels }))
    const values = { title, place: place.label }
    showPanel({
      kind: 'notice',
      text: from.inWorkflow ? said('menuDrafted', values) : said('menuDone', values),
    })
  }
  openPart(said('menuTitle', { title }), (close) => (
    <MenuForm
      title={title}
      places={menuPlaces(stored.values, link, known)}
      labels={labelsOf(draft)}
      close={close}
      add={add(stored)}
    />
  ))
}

/** Opens the dialog for a page, or explains why it cannot be added to a menu yet. */
export function showMenus(draft: Draft): void {
  const link = menuLink(draft)
  if (!link) return
  ask(draft, link).catch((error: unknown) => {
    const text = explanationOf(error, 'loading') ?? failureOf(error)
    showPanel({ kind: 'notice', text })
  })
}
