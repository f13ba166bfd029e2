/** The list of results. */
import { useTexts } from '../../i18n/texts'
import type { Hit, Part } from '../../search/types'
import { Label } from '../label/label'
import { Link } from '../link/link'
import { Pattern } from '../pattern/pattern'
import * as styles from './search.module.css'

type Props = { hits: readonly Hit[] }

/** Each hit is a link beside its mark, with the kind above it and the matching excerpt below. */
export function Results({ hits }: Props) {
  const t = useTexts()
  return (
    <ol className="rows" data-stop>
      {hits.map(({ href, kind, seed, title, excerpt }) => (
        <li key={href} className={`${styles.hit} target`}>
          <div>
            <Pattern seed={seed} cols={2} rows={2} />
          </div>
          <Label>{t(`search:${kind}`)}</Label>
          <Link href={href} className={`${styles.title} cover-link`}>
            <Marked parts={title} />
          </Link>
          <p className="muted small">
            <Marked parts={excerpt} />
          </p>
        </li>
      ))}
    </ol>
  )
}

/**
 * Text from the index is rendered as text, never as markup; each part in an element of its own, as a browser that
 * translates the page replaces text nodes, and React would look for them in vain at the next query.
 */
function Marked({ parts }: { parts: readonly Part[] }) {
  return parts.map(({ text, marked }, index) =>
    marked ? (
      <mark key={index} className={styles.mark}>
        {text}
      </mark>
    ) : (
      <span key={index}>{text}</span>
    ),
  )
}
