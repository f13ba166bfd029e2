/** Files to download: name, type, size. */
import { Icon } from '../../components/icon/icon'
import { Link } from '../../components/link/link'
import { Section } from '../../components/section/section'
import { formatBytes } from '../../i18n/format'
import { useIso, useTexts } from '../../i18n/texts'
import type { SectionOf } from '../../page/types'
import * as styles from './downloads.module.css'

type Props = { section: SectionOf<'downloads'> }

/** Type and size are part of the link, so that they are known before the download. */
export function Downloads({ section: { items, ...head } }: Props) {
  const t = useTexts()
  const iso = useIso()
  return (
    <Section {...head} tone="sky" layout="side">
      <ul className="rows">
        {items.map(({ id, title, summary, href, extension, bytes }) => (
          <li key={id}>
            <Link href={href} className={`${styles.file} target`}>
              <b className="name">{title}</b>
              <span className="muted">{summary}</span>
              <span className={`${styles.facts} muted`}>
                {t('common:fileFacts', { type: extension.toUpperCase(), size: formatBytes(bytes, iso) })}
                <Icon name="file" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
