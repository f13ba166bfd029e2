/** The field for links: pages of the site to choose from by name, or any other address. */
import { useEffect, useState } from 'react'
import { defaultLocale, type LocaleCode } from '../../site/locales'
import { parseSiteLink } from '../../site/paths'
import type { Language } from '../language'
import { siteLookup, type SiteLookup } from '../../content-check/site-lookup'
import { knownSite, siteContent } from '../site-index'
import { wordsIn } from '../words'
import { useFocusFor, type ControlProps } from './control'
import type { Target } from './link-targets'

type Site = { targets: Target[]; known: SiteLookup | undefined }

function useSite(locale: LocaleCode): Site {
  const [site, setSite] = useState<Site>({ targets: [], known: undefined })
  useEffect(() => {
    let current = true
    void Promise.all([siteContent(), knownSite(), import('./link-targets')]).then(
      ([content, known, part]) => {
        if (!current) return
        const targets = content ? part.linkTargets(content, locale) : []
        setSite({ targets, known: known && siteLookup(known) })
      },
    )
    return () => {
      current = false
    }
  }, [locale])
  return site
}

function isKnown(link: string, site: SiteLookup): boolean {
  if (link === '' || /^(https?:|mailto:|tel:|#|\/downloads\/|\/media\/)/.test(link)) return true
  return parseSiteLink(link, site.findEntry) !== undefined
}

/** Returns the component for one language of the interface. */
export function linkControl(language: Language) {
  return function LinkControl({
    value = '',
    onChange,
    forID,
    classNameWrapper,
    setActiveStyle,
    setInactiveStyle,
    isDisabled,
    locale = defaultLocale,
    ref,
  }: ControlProps) {
    useFocusFor({ ref, forID })
    const { targets, known } = useSite(locale)
    const words = wordsIn(language)
    const unknown = known !== undefined && !isKnown(value, known)
    return (
      <>
        <input
          id={forID}
          type="text"
          className={classNameWrapper}
          value={value}
          disabled={isDisabled}
          list={`${forID}-targets`}
          placeholder={words('linkPlaceholder')}
          spellCheck={false}
          aria-invalid={unknown}
          onChange={(event) => onChange(event.target.value.trim())}
          onFocus={setActiveStyle}
          onBlur={setInactiveStyle}
        />
        <datalist id={`${forID}-targets`}>
          {targets.map(({ target, label }) => (
            <option key={target} value={target}>
              {label}
            </option>
          ))}
        </datalist>
        {unknown && <p className="mw-address">{words('linkUnknown')}</p>}
      </>
    )
  }
}
