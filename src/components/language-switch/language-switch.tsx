/** Links to the same page in the other languages. */
import { useTexts } from '../../i18n/texts'
import type { PageMeta } from '../../page/types'
import { locales } from '../../site/locales'
import { Link } from '../link/link'

type Props = { meta: PageMeta; full?: boolean }

/**
 * Short codes with the full name for screen readers, or the full names (`full`). `data-locale-choice` holds the
 * requested language for the script that remembers the choice.
 */
export function LanguageSwitch({ meta, full = false }: Props) {
  const t = useTexts()
  return (
    <ul className="chips" aria-label={t('common:language')}>
      {locales.map(({ code, name }) => (
        <li key={code}>
          <Link
            href={meta.switchTo[code]}
            className="chip"
            lang={code}
            hrefLang={code}
            aria-current={code === meta.locale ? 'true' : undefined}
            data-locale-choice={code}
          >
            {full ? name : <Short code={code} name={name} />}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Short({ code, name }: { code: string; name: string }) {
  return (
    <>
      <span aria-hidden="true">{code.toUpperCase()}</span>
      <span className="hidden">{name}</span>
    </>
  )
}
