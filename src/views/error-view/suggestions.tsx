/** The pages that may have been meant. */
import { useId } from 'react'
import { Button } from '../../components/button/button'
import { Link } from '../../components/link/link'
import type { Suggestion } from '../../client/not-found/closest-pages'
import { useTexts } from '../../i18n/texts'
import type { Action } from '../../page/types'
import * as styles from './error-view.module.css'

type Props = { links: readonly Suggestion[]; search?: Action }

/** `search` looks for the words of the address. */
export function Suggestions({ links, search }: Props) {
  const t = useTexts()
  const id = useId()
  return (
    <nav aria-labelledby={id} className="sides">
      <p id={id} className="lead">
        {t(links.length > 0 ? 'errors:closestPages' : 'errors:noClosePage')}
      </p>
      <div>
        {links.length > 0 && (
          <ul className="rows">
            {links.map(({ label, href, lang }) => (
              <li key={href}>
                <Link href={href} lang={lang} hrefLang={lang} className={`${styles.suggestion} lined`}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        )}
        {search && <Button action={search} kind="line" />}
      </div>
    </nav>
  )
}
