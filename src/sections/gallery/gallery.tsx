/** Several pictures together. */
import { Figure } from '../../components/figure/figure'
import { Section } from '../../components/section/section'
import type { SectionOf } from '../../page/types'
import * as styles from './gallery.module.css'

type Props = { section: SectionOf<'gallery'> }

/** Two columns; with an odd number the first picture spans both. */
export function Gallery({ section: { items, ...head } }: Props) {
  return (
    <Section {...head}>
      <ul className="grid" data-columns="2">
        {items.map(({ image, caption }, index) => (
          <li key={image.src} className={index === 0 && items.length % 2 === 1 ? styles.wide : undefined}>
            <Figure image={image} caption={caption} sizes="(min-width: 768px) 46vw, 92vw" />
          </li>
        ))}
      </ul>
    </Section>
  )
}
