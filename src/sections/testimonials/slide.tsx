/** One customer's words and who says them. */
import type { Testimonial } from '../../page-data/types'
import * as styles from './testimonials.module.css'

type Props = { testimonial: Testimonial }

/** The quotation marks are the language's own, set by the style. */
export function Slide({ testimonial: { quote, person, company } }: Props) {
  return (
    <figure className={styles.slide}>
      <blockquote className={styles.quote}>
        <p>{quote}</p>
      </blockquote>
      <figcaption className="muted">
        <b className={styles.person}>{person}</b>
        {company}
      </figcaption>
    </figure>
  )
}
