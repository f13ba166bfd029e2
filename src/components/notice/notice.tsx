/** An unobtrusive notice that this page has a newer version or could not be loaded. */
import { useSyncExternalStore } from 'react'
import { notices, type Notice as Kind } from '../../client/builds/notices'
import { loadDocument } from '../../client/reload/reload'
import { useTexts } from '../../i18n/texts'
import * as styles from './notice.module.css'

const nothing = (): Kind | undefined => undefined

/** The live region is always rendered, so that text inserted later is announced; it is usually empty. */
export function Notice() {
  const t = useTexts()
  const notice = useSyncExternalStore(notices.subscribe, notices.current, nothing)
  return (
    <div role="status" className={`${styles.place} screen`}>
      {notice && (
        <div className={styles.notice}>
          <span>{t(notice === 'update' ? 'consent:updateText' : 'consent:offlineText')}</span>
          {notice === 'update' && (
            <button type="button" className="chip" onClick={() => loadDocument({ force: true })}>
              {t('consent:updateReload')}
            </button>
          )}
          <button
            type="button"
            className="chip"
            aria-label={t('consent:noticeClose')}
            onClick={() => notices.show(undefined)}
          >
            ×
          </button>
        </div>
      )}
    </div>
  )
}
