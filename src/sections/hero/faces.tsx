/** Portraits in one row, each linking to the person's description. */
import { Link } from '../../components/link/link'
import { Picture } from '../../components/picture/picture'
import type { TeamMember } from '../../page/types'
import * as styles from './hero.module.css'

type Props = {
  items: readonly TeamMember[]
  /** The page with the wall of all people, if it is another page. */
  href?: string
}

/** Only people with a portrait; the names of the pictures are the links' text. */
export function Faces({ items, href = '' }: Props) {
  return (
    <ul className={`${styles.faces} screen`}>
      {items.map(
        ({ id, name, portrait: { picture } }) =>
          picture && (
            <li key={id}>
              <Link href={`${href}#${id}`}>
                <Picture
                  picture={{ ...picture, alt: name }}
                  sizes="(min-width: 768px) 12vw, 34vw"
                  priority={!href}
                />
              </Link>
            </li>
          ),
      )}
    </ul>
  )
}
