/** The field for addresses, anchors and pattern words: transliterates letters while typing. */
import { useSyncExternalStore } from 'react'
import { slugify } from '../../content-model/slugify'
import type { KnownSite } from '../../content-check/known-site'
import { defaultLocale, type LocaleCode } from '../../site/locales'
import { currentDraft } from '../decap/open-draft'
import { onDecapState } from '../decap/internals'
import { openedValues } from '../decap/opened'
import { fileNameOf, isNameable } from '../rules/file-name'
import { addressIn } from '../rules/redirects'
import { knownSite } from '../decap/site-index'
import { useLoaded } from '../decap/use-loaded'
import { words } from '../words/words'
import { inputProps, useFocusFor, type ControlProps } from './control'

/** Keeps a trailing hyphen while typing: the next word follows. */
function whileTyping(text: string): string {
  const slug = slugify(text)
  return slug && /[\s-]$/.test(text) ? `${slug}-` : slug
}

/** Rewrites what was typed where it is: React would put the cursor at the end, and the next letter there. */
function rewrite(input: HTMLInputElement): string {
  const slug = whileTyping(input.value)
  if (slug !== input.value) {
    const cursor = whileTyping(input.value.slice(0, input.selectionStart ?? undefined)).length
    input.value = slug
    input.setSelectionRange(cursor, cursor)
  }
  return slug
}

/** The entry's file name, or the one derived from its title; empty while there is no title. */
function nameOfFile(names: readonly string[]): string {
  const draft = currentDraft()
  const titled = draft && (!draft.isNew || isNameable(draft))
  return titled ? fileNameOf(draft, (name) => names.includes(name)) : ''
}

/** The address that the open entry would have with this slug; empty while it has none. */
function addressWith(part: string, locale: LocaleCode, known: KnownSite | undefined): string {
  const draft = currentDraft()
  const name = draft?.collection.name ?? ''
  const file = draft && nameOfFile(known?.entries[name]?.map(({ id }) => id) ?? [])
  if (!draft || !file) return ''
  const values = { ...draft.values, [locale]: { ...draft.values[locale], slug: slugify(part) } }
  return addressIn(locale, name, file, { values, known }) ?? ''
}

/** What the open entry had in this field when it was opened or last saved. */
function savedPart(locale: LocaleCode): string {
  const draft = currentDraft()
  return String((draft && openedValues(draft)?.[locale]['slug']) ?? '')
}

function Address({ value, locale = defaultLocale }: { value: string; locale?: ControlProps['locale'] }) {
  const site = useLoaded(knownSite, undefined)
  // The file name depends on the title and an own page on its parent, both of which are other fields.
  const address = useSyncExternalStore(onDecapState, () => addressWith(value, locale, site))
  // Saving changes it, and not the address.
  const before = useSyncExternalStore(onDecapState, () => savedPart(locale))
  const draft = currentDraft()
  if (!draft || !address) return null
  return (
    <p className="mw-address">
      {words('slugAddress')}: <code>{address}</code>
      {!draft.isNew && before !== value && <span>{words('slugChanges')}</span>}
    </p>
  )
}

export function SlugControl(props: ControlProps) {
  const { value = '', onChange, setInactiveStyle, field, locale } = props
  useFocusFor(props)
  const leave = () => {
    setInactiveStyle()
    if (value !== slugify(value)) onChange(slugify(value))
  }
  return (
    <>
      <input
        {...inputProps(props)}
        type="text"
        value={value}
        spellCheck={false}
        onChange={({ target }) => onChange(rewrite(target))}
        onBlur={leave}
      />
      {field.get('name') === 'slug' && <Address value={value} locale={locale} />}
    </>
  )
}
