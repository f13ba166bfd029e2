/** One person: portrait, role, a few words, ways to reach them. */
import { telHref } from '../../lib/tel'
import { Cover } from '../../components/cover/cover'
import { Link } from '../../components/link/link'
import { Pattern } from '../../components/pattern/pattern'
import type { TeamMember } from '../../page/types'
import * as styles from './team.module.css'

type Props = { member: TeamMember }

/** The strip of tiles beside the portrait is drawn from the person's own seed. */
export function Member({ member: { id, name, role, text, email, phone, portrait } }: Props) {
  return (
    <article className={styles.member} id={id}>
      <div className={styles.frame}>
        <Pattern seed={portrait.seed} cols={1} rows={4} />
        <Cover
          cover={portrait}
          cols={3}
          rows={4}
          fill
          sizes="(min-width: 992px) 22vw, (min-width: 576px) 36vw, 70vw"
        />
      </div>
      <div className={`${styles.body} stack`}>
        <h3>{name}</h3>
        <b>{role}</b>
        <p className="muted">{text}</p>
        {email && (
          <Link href={`mailto:${email}`} className="lined">
            {email}
          </Link>
        )}
        {phone && (
          <Link href={telHref(phone)} className="lined">
            {phone}
          </Link>
        )}
      </div>
    </article>
  )
}
