/** A customer quote with its author. */
import type { Testimonial } from '../../page/types'
import * as styles from './testimonials.module.css'

type Props = { testimonial: Testimonial }

/** The style sheet sets the quotation marks of the language. */
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
