/** Shares the article: its link, or an email with its link. */
import { useState, type MouseEvent } from 'react'
import { Icon } from '../../components/icon/icon'
import { useTexts } from '../../i18n/texts'
import * as styles from './article-view.module.css'

type Props = { path: string; title: string }

/** Without scripts a plain link that the visitor can copy; with them a click copies it. No request is made. */
export function Share({ path, title }: Props) {
  const t = useTexts()
  const [outcome, setOutcome] = useState('')
  const address = (event: MouseEvent<HTMLAnchorElement>) => new URL(path, event.currentTarget.baseURI).href

  const copy = (event: MouseEvent<HTMLAnchorElement>) => {
    // Without a clipboard (plain http) the link is followed, which leads here.
    if (!('clipboard' in navigator)) return
    event.preventDefault()
    const link = address(event)
    navigator.clipboard.writeText(link).then(
      () => setOutcome(t('common:linkCopied')),
      // Refused, as browsers inside apps do: it can be copied by hand.
      () => setOutcome(link),
    )
  }

  const mail = (event: MouseEvent<HTMLAnchorElement>) => {
    const [subject, body] = [encodeURIComponent(title), encodeURIComponent(address(event))]
    event.currentTarget.href = `mailto:?subject=${subject}&body=${body}`
  }

  return (
    <div className="screen">
      <p className="muted small">{t('common:share')}</p>
      <ul className="rows">
        <li>
          <a href={path} className={styles.way} onClick={copy}>
            {t('common:linkToArticle')}
            <Icon name="right" />
          </a>
        </li>
        <li className="scripted">
          <a href={`mailto:?subject=${encodeURIComponent(title)}`} className={styles.way} onClick={mail}>
            {t('common:shareByMail')}
            <Icon name="right" />
          </a>
        </li>
      </ul>
      <p role="status" className="small">
        {outcome}
      </p>
    </div>
  )
}
