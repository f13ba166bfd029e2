/** One customer's words and who says them. */
import type { Testimonial } from '../../page/types'
import * as styles from './testimonials.module.css'

type Props = { testimonial: Testimonial }

/** The quotation marks are the language's own, set by the style. */
export function Slide({ testimonial: { quote, person, company } }: Props) {
  return (
    <figure className={`${styles.slide} stack`}>
      <blockquote>
        <p className="statement">{quote}</p>
      </blockquote>
      <figcaption className="muted">
        <b>{person}</b> {company}
      </figcaption>
    </figure>
  )
}
