/** The field for addresses, anchors and pattern words: spells letters out while one types. */
import { useSyncExternalStore } from 'react'
import { slugify } from '../../content-model/slugify'
import { defaultLocale } from '../../site/locales'
import { pathOf } from '../../site/paths'
import { entryRouteOf } from '../../site/routes'
import { currentDraft } from '../decap/draft'
import { onDecapState } from '../decap/internals'
import { openedValues } from '../decap/opened'
import type { Language } from '../language'
import { fileNameOf } from '../rules/file-name'
import { wordsIn } from '../words'
import { useFocusFor, type ControlProps } from './control'

/** While typing, a hyphen at the end is the beginning of the next word. */
function whileTyping(text: string): string {
  const slug = slugify(text)
  return slug && /[\s-]$/.test(text) ? `${slug}-` : slug
}

/** The entry's file name as it is, or as its title makes it; empty as long as there is no title. */
function nameOfFile(): string {
  const draft = currentDraft()
  const titled = draft && (!draft.isNew || draft.values[defaultLocale][draft.collection.titleField])
  return titled ? fileNameOf(draft) : ''
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
  const file = useSyncExternalStore(onDecapState, nameOfFile)
  const draft = currentDraft()
  const route = draft && entryRouteOf(draft.collection.name)
  if (!draft || !route || !file) return null
  const words = wordsIn(language)
  const before = openedValues(draft)?.[locale]['slug'] ?? ''
  return (
    <p className="mw-address">
      {words.slugAddress}: <code>{pathOf(route, locale, slugify(value) || file)}</code>
      {!draft.isNew && before !== value && <span>{words.slugChanges}</span>}
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
