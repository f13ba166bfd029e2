/** Terms and their facts. */
import type { Fact } from '../../page/types'
import { Link } from '../link/link'
import * as styles from './facts.module.css'

function FactValue({ text, link, rows }: Fact) {
  if (link)
    return (
      <dd>
        <Link href={link.href} className="lined">
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
