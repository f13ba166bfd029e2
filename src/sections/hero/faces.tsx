/** Everyone on the page in one row, each leading to what is said about them. */
import { Picture } from '../../components/picture/picture'
import type { SectionOf } from '../../page/types'
import * as styles from './hero.module.css'

type Props = { section: SectionOf<'team'> }

/** Only people with a portrait; their pictures have names, which are the links' words. */
export function Faces({ section: { items } }: Props) {
  return (
    <ul className={`${styles.faces} screen`}>
      {items.map(
        ({ id, name, portrait: { picture } }) =>
          picture && (
            <li key={id}>
              <a href={`#${id}`}>
                <Picture picture={{ ...picture, alt: name }} sizes="(min-width: 768px) 12vw, 34vw" priority />
              </a>
            </li>
          ),
      )}
    </ul>
  )
}
