/** A vertical list of links. */
import type { ReactNode } from 'react'
import type { Action } from '../../page/types'
import { Words } from '../words/words'
import { Link } from './link'

type Props = { links: readonly Action[]; className?: string; children?: ReactNode }

/** `children` are rendered as one more item. */
export function LinkList({ links, className, children }: Props) {
  return (
    <ul className={className}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <Link href={href} className="quiet">
            <Words>{label}</Words>
          </Link>
        </li>
      ))}
      {children && <li>{children}</li>}
    </ul>
  )
}
