/** The search field, in a form that submits to the results page without scripts. */
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/texts'
import { queryParameter } from '../../search/types'
import { Icon } from '../icon/icon'
import * as styles from './search.module.css'

type Props = {
  id: string
  /** The results page. */
  action: string
  /** The initial value. */
  words?: string
  /** Buttons beside the field. */
  children?: ReactNode
}

/** Uncontrolled, so that no letter is lost while scripts load; `SearchPanel` listens to it. */
export function SearchField({ id, action, words, children }: Props) {
  const t = useTexts()
  return (
    <form role="search" action={action} className={styles.form}>
      <label htmlFor={id} className="hidden">
        {t('search:label')}
      </label>
      <Icon name="search" />
      <input
        id={id}
        // A field of type “search” handles the first Escape itself, to clear its value.
        type="text"
        role="searchbox"
        name={queryParameter}
        defaultValue={words}
        className={styles.field}
        placeholder={t('search:label')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={120}
        enterKeyHint="search"
      />
      {children}
    </form>
  )
}
