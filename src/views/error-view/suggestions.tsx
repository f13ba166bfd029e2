/** The pages that the visitor may have meant, or a search for the words of the address. */
import { useId } from 'react'
import { Button } from '../../components/button/button'
import * as buttons from '../../components/button/button.module.css'
import { Link } from '../../components/link/link'
import { SearchField } from '../../components/search/search-field'
import type { Suggestion } from '../../client/not-found/closest-pages'
import { useIso, useTexts } from '../../i18n/texts'
import { localeOfIso } from '../../site/locales'
import { pathOf, searchPath } from '../../site/paths'
import * as styles from './error-view.module.css'

type Props = {
  links: readonly Suggestion[]
  /** The words of the address, if it has any. */
  words: string
}

export function Suggestions({ links, words }: Props) {
  const t = useTexts()
  const id = useId()
  const locale = localeOfIso(useIso()).code
  if (links.length === 0)
    return (
      <div className="sides">
        <p className="lead">{t('errors:noClosePage')}</p>
        <SearchField id={id} action={pathOf('search', locale)} words={words}>
          <button type="submit" className={buttons.button}>
            {t('search:submit')}
          </button>
        </SearchField>
      </div>
    )
  return (
    <nav aria-labelledby={id} className="sides">
      <p id={id} className="lead">
        {t('errors:closestPages')}
      </p>
      <div>
        <ul className="rows">
          {links.map(({ label, href, lang }) => (
            <li key={href}>
              <Link href={href} lang={lang} hrefLang={lang} className={`${styles.suggestion} lined`}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
        {words && (
          <Button
            action={{
              label: t('errors:searchFor', { words }),
              href: searchPath(locale, words),
              external: false,
            }}
            kind="line"
          />
        )}
      </div>
    </nav>
  )
}
