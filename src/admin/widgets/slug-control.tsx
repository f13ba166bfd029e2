/** The field for addresses, anchors and pattern words: spells letters out while one types. */
import { useEffect, useState, useSyncExternalStore } from 'react'
import { slugify } from '../../content-model/slugify'
import { pathOf } from '../../site/paths'
import { entryRouteOf } from '../../site/routes'
import { currentDraft } from '../decap/draft'
import { onDecapState } from '../decap/internals'
import { openedValues } from '../decap/opened'
import type { Language } from '../language'
import { fileNameOf, isNameable } from '../rules/file-name'
import { knownSite } from '../site-index'
import { wordsIn } from '../words'
import { useFocusFor, type ControlProps } from './control'

/** While typing, a hyphen at the end is the beginning of the next word. */
function whileTyping(text: string): string {
  const slug = slugify(text)
  return slug && /[\s-]$/.test(text) ? `${slug}-` : slug
}

/** The entry's file name as it is, or as its title makes it; empty as long as there is no title. */
function nameOfFile(names: readonly string[]): string {
  const draft = currentDraft()
  const titled = draft && (!draft.isNew || isNameable(draft))
  return titled ? fileNameOf(draft, (name) => names.includes(name)) : ''
}

const none: readonly string[] = []

/** The file names of a collection's entries; none until they are known. */
function useNames(collection: string | undefined): readonly string[] {
  const [names, setNames] = useState(none)
  useEffect(() => {
    if (!collection) return
    void knownSite().then((site) => setNames(site?.entries[collection]?.map(({ id }) => id) ?? none))
  }, [collection])
  return names
}

function Address({
  value,
  locale = 'en',
  language,
}: {
  value: string
  locale?: ControlProps['locale']
  language: Language
}) {
  // The file name follows the title, which is another field.
  const names = useNames(currentDraft()?.collection.name)
  const file = useSyncExternalStore(onDecapState, () => nameOfFile(names))
  const draft = currentDraft()
  const route = draft && entryRouteOf(draft.collection.name)
  if (!draft || !route || !file) return null
  const words = wordsIn(language)
  const before = openedValues(draft)?.[locale]['slug'] ?? ''
  return (
    <p className="mw-address">
      {words('slugAddress')}: <code>{pathOf(route, locale, slugify(value) || file)}</code>
      {!draft.isNew && before !== value && <span>{words('slugChanges')}</span>}
    </p>
  )
}

/** Returns the component for one language of the interface. */
export function slugControl(language: Language) {
  return function SlugControl(props: ControlProps) {
    const {
      value = '',
      onChange,
      forID,
      classNameWrapper,
      setActiveStyle,
      setInactiveStyle,
      field,
      locale,
      isDisabled,
    } = props
    useFocusFor(props)
    const leave = () => {
      setInactiveStyle()
      if (value !== slugify(value)) onChange(slugify(value))
    }
    return (
      <>
        <input
          id={forID}
          type="text"
          className={classNameWrapper}
          value={value}
          disabled={isDisabled}
          spellCheck={false}
          onChange={(event) => onChange(whileTyping(event.target.value))}
          onFocus={setActiveStyle}
          onBlur={leave}
        />
        {field.get('name') === 'slug' && <Address value={value} locale={locale} language={language} />}
      </>
    )
  }
}
