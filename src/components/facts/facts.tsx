/** Terms and their facts. */
import { useIso } from '../../i18n/texts'
import type { Fact } from '../../page/types'
import { isRightToLeft } from '../../site/locales'
import { Link } from '../link/link'
import * as styles from './facts.module.css'

/** Keeps digits in order within right-to-left text. */
const directionOf = (href: string, iso: string) =>
  isRightToLeft(iso) && href.startsWith('tel:') ? 'ltr' : undefined

function FactValue({ text, link, rows }: Fact) {
  const iso = useIso()
  if (link)
    return (
      <dd>
        <Link href={link.href} className="lined" dir={directionOf(link.href, iso)}>
          {link.label}
        </Link>
      </dd>
    )
  const lines = rows?.map((row) => row.join(', ')) ?? text?.split('\n') ?? []
  return (
    <dd>
      {lines.map((line, index) => (
        <div key={index}>{line}</div>
      ))}
    </dd>
  )
}

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={`rows ${styles.facts}`}>
      {facts.map((fact) => (
        <div key={fact.name}>
          <dt className="muted">{fact.label}</dt>
          <FactValue {...fact} />
        </div>
      ))}
    </dl>
  )
}
