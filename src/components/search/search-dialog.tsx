/** The search over the page. Loaded when it is opened for the first time. */
import { useId, useLayoutEffect, useRef } from 'react'
import { useIso, useTexts } from '../../i18n/texts'
import type { SiteData } from '../../page/types'
import { localeOfIso } from '../../site/locales'
import { pathOf, searchPath } from '../../site/paths'
import { Button } from '../button/button'
import { Icon } from '../icon/icon'
import { SearchField } from './search-field'
import { SearchPanel, type Foot } from './search-panel'
import * as styles from './search.module.css'

type Props = {
  site: SiteData
  /** The initial value of the field. */
  words: string
  onClose: () => void
}

/** As many hits as visitors look at before they change the query. */
const count = 6

/** A native modal dialog, which traps the focus and restores it. */
export function SearchDialog({ site, words, onClose }: Props) {
  const t = useTexts()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const locale = localeOfIso(useIso()).code
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // Puts the cursor after any text typed already.
    element?.querySelector('input')?.setSelectionRange(words.length, words.length)
    // A press outside the dialog or a followed link closes it.
    const onClick = ({ target }: MouseEvent) => {
      if (target === element || (target instanceof Element && target.closest('a'))) element?.close()
    }
    element?.addEventListener('click', onClick)
    return () => {
      element?.removeEventListener('click', onClick)
      element?.close()
    }
  }, [words])
  const all = ({ total, shown, query, kind }: Foot) => {
    if (total <= shown) return null
    const href = searchPath(locale, query, kind)
    return (
      <div data-stop>
        <Button action={{ label: t('search:allHits', { n: total }), href, external: false }} kind="outline" />
      </div>
    )
  }
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={t('search:open')} onClose={onClose}>
      <div className={styles.panel}>
        <SearchField id={id} action={pathOf('search', locale)} words={words}>
          <button
            type="button"
            className="box"
            aria-label={t('search:close')}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </SearchField>
        <SearchPanel site={site} around={dialog} query="" count={count} foot={all} />
      </div>
      <p className={`${styles.keys} muted small`}>{t('search:keys')}</p>
    </dialog>
  )
}
