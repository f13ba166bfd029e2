/** An unobtrusive notice: a newer version of this page, a page that could not be loaded, or an outcome. */
import { useSyncExternalStore } from 'react'
import { notices, type Notice as Kind, type OutcomeNotice } from '../../client/builds/notices'
import { loadDocument } from '../../client/reload/reload'
import { useTexts } from '../../i18n/texts'
import * as styles from './notice.module.css'

const nothing = (): Kind | undefined => undefined

/** The visitor may have switched the language meanwhile. */
function Outcome({ text, lang, link }: OutcomeNotice) {
  return (
    <span lang={lang}>
      {text}{' '}
      {link && (
        <a href={link.href} className="lined">
          {link.label}
        </a>
      )}
    </span>
  )
}

/** The live region is always rendered, so that text inserted later is announced; it is usually empty. */
export function Notice() {
  const t = useTexts()
  const notice = useSyncExternalStore(notices.subscribe, notices.current, nothing)
  const outcome = typeof notice === 'object' ? notice : undefined
  return (
    <div role="status" className={`${styles.place} screen`}>
      {notice && (
        <div className={styles.notice}>
          {outcome ? (
            <Outcome {...outcome} />
          ) : (
            <span>{t(notice === 'update' ? 'consent:updateText' : 'consent:offlineText')}</span>
          )}
          {notice === 'update' && (
            <button type="button" className="chip" onClick={() => loadDocument({ force: true })}>
              {t('consent:updateReload')}
            </button>
          )}
          <button
            type="button"
            className="chip"
            aria-label={t('consent:noticeClose')}
            onClick={() => {
              outcome?.onClose()
              notices.show(undefined)
            }}
          >
            ×
          </button>
        </div>
      )}
    </div>
  )
}
