/** An input for links: pages of the site, chosen by name, or any other address, whose format is checked. */
import { siteLookup, type SiteLookup } from '../../content-check/site-lookup'
import type { LocaleCode } from '../../site/locales'
import { parseSiteLink } from '../../site/paths'
import { knownSite, siteContent } from '../decap/site-index'
import { useLoaded } from '../decap/use-loaded'
import { words } from '../words/words'
import { completeLink } from '../rules/complete-link'
import type { Target } from '../rules/link-targets'

type Site = { targets: Target[]; known: SiteLookup | undefined }

type Props = {
  id: string
  value: string
  onChange: (value: string) => void
  locale: LocaleCode
  /** The format of page links: `target` in a link field; `address` in a text, where links may also lead to files. */
  form?: 'target' | 'address'
  className?: string
  disabled?: boolean
  onFocus?: () => void
  onBlur?: () => void
}

async function siteIn(locale: LocaleCode): Promise<Site> {
  const [content, known, part] = await Promise.all([
    siteContent(),
    knownSite(),
    import('../rules/link-targets'),
  ])
  return {
    targets: content ? part.linkTargets(content, locale) : [],
    known: known && siteLookup(known),
  }
}

const nothing: Site = { targets: [], known: undefined }

/** The words of a new link in a text; the pages are named in `locale`. */
export async function wordsOfLink(link: string, locale: LocaleCode): Promise<string> {
  const [content, part] = await Promise.all([siteContent(), import('../rules/link-targets')])
  return part.linkWords(content ? part.linkTargets(content, locale) : [], link)
}

/** The required format of an external address, by scheme. */
const forms: readonly [scheme: RegExp, whole: RegExp][] = [
  [/^https?:/i, /^https?:\/\/[^\s/?#]+\.[^\s/?#.]{2,}([/?#]\S*)?$/i],
  [/^mailto:/i, /^mailto:[^\s@?]+@[^\s@?]+\.[^\s@?.]{2,}(\?\S*)?$/i],
  [/^tel:/i, /^tel:\+?[\d().\s/-]{3,}$/i],
]

/** The problem with a link, as the id of its message. */
function faultOf(link: string, site: SiteLookup | undefined): 'linkUnknown' | 'linkForm' | undefined {
  if (link === '' || /^(#|\/downloads\/|\/media\/)/.test(link)) return undefined
  const outside = forms.find(([scheme]) => scheme.test(link))
  if (outside) return outside[1].test(link) ? undefined : 'linkForm'
  return site && !parseSiteLink(link, site.findEntry) ? 'linkUnknown' : undefined
}

export function LinkInput({ id, value, onChange, locale, form = 'target', onBlur, ...input }: Props) {
  const { targets, known } = useLoaded(siteIn, locale) ?? nothing
  const whole = completeLink(value)
  const fault = faultOf(whole, known)
  return (
    <>
      <input
        {...input}
        id={id}
        type="text"
        value={value}
        list={`${id}-targets`}
        placeholder={words('linkPlaceholder')}
        spellCheck={false}
        aria-invalid={fault !== undefined}
        aria-describedby={fault && `${id}-fault`}
        onChange={(event) => onChange(event.target.value.trim())}
        onBlur={() => {
          if (whole !== value) onChange(whole)
          onBlur?.()
        }}
      />
      <datalist id={`${id}-targets`}>
        {targets.map(
          ({ label, [form]: written }) =>
            written && (
              <option key={written} value={written}>
                {label}
              </option>
            ),
        )}
      </datalist>
      {fault && (
        <p id={`${id}-fault`} className="mw-address">
          {words(fault)}
        </p>
      )}
    </>
  )
}
