/** The field for addresses, anchors and pattern words: spells letters out while one types. */
import { slugify } from '../../content-model/slugify'
import { pathOf } from '../../site/paths'
import { entryRouteOf } from '../../site/routes'
import { currentDraft } from '../decap/draft'
import type { Language } from '../language'
import { fileNameOf } from '../rules/file-name'
import { wordsIn } from '../words'
import type { ControlProps } from './control'

/** While typing, a hyphen at the end is the beginning of the next word. */
function whileTyping(text: string): string {
  const slug = slugify(text)
  return slug && /[\s-]$/.test(text) ? `${slug}-` : slug
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
  const draft = currentDraft()
  const route = draft && entryRouteOf(draft.collection.name)
  if (!draft || !route) return null
  const words = wordsIn(language)
  const stored = draft.values[locale]['slug']
  return (
    <p className="mw-address">
      {words.slugAddress}: <code>{pathOf(route, locale, slugify(value) || fileNameOf(draft))}</code>
      {!draft.isNew && draft.hasChanged && stored !== value && <span>{words.slugChanges}</span>}
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
