/** The field for links: pages of the site to choose from by name, or any other address. */
import { useEffect, useState } from 'react'
import { defaultLocale } from '../../site/locales'
import { parseSiteLink } from '../../site/paths'
import type { EditorIndex } from '../../page-data/editor-index'
import type { Language } from '../language'
import { siteIndex } from '../site-index'
import { wordsIn } from '../words'
import type { ControlProps } from './control'
import { linkTargets } from './link-targets'

function useIndex(): EditorIndex | undefined {
  const [index, setIndex] = useState<EditorIndex>()
  useEffect(() => {
    let current = true
    void siteIndex(defaultLocale).then((found) => {
      if (current) setIndex(found)
    })
    return () => {
      current = false
    }
  }, [])
  return index
}

function isKnown(link: string, index: EditorIndex): boolean {
  if (link === '' || /^(https?:|mailto:|tel:|#|\/downloads\/|\/media\/)/.test(link)) return true
  const find = (collection: string, slug: string) =>
    index.known.entries[collection]?.find((entry) => entry.id === slug || Object.values(entry.slugs).includes(slug))?.id
  return parseSiteLink(link, find) !== undefined
}

/** Returns the component for one language of the interface. */
export function linkControl(language: Language) {
  return function LinkControl({ value = '', onChange, forID, classNameWrapper, setActiveStyle, setInactiveStyle, isDisabled }: ControlProps) {
    const index = useIndex()
    const words = wordsIn(language)
    const unknown = index !== undefined && !isKnown(value, index)
    return (
      <>
        <input
          id={forID}
          type="text"
          className={classNameWrapper}
          value={value}
          disabled={isDisabled}
          list={`${forID}-targets`}
          placeholder={words.linkPlaceholder}
          spellCheck={false}
          aria-invalid={unknown}
          onChange={(event) => onChange(event.target.value.trim())}
          onFocus={setActiveStyle}
          onBlur={setInactiveStyle}
        />
        <datalist id={`${forID}-targets`}>
          {(index ? linkTargets(index) : []).map(({ target, label }) => (
            <option key={target} value={target}>
              {label}
            </option>
          ))}
        </datalist>
        {unknown && <p className="mw-address">{words.linkUnknown}</p>}
      </>
    )
  }
}
