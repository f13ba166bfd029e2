/** The field, in a form that leads to the page of results by itself. */
import { useEffect, useRef, type ReactNode } from 'react'
import { useTexts } from '../../i18n/texts'
import { Icon } from '../icon/icon'
import * as styles from './search.module.css'

type Props = {
  id: string
  /** The page of results. */
  action: string
  value?: string
  onChange?: (text: string) => void
  focused?: boolean
  /** Buttons beside the field. */
  children?: ReactNode
}

/** Without `onChange` the browser keeps the value, and sends the form. */
export function SearchField({ id, action, value, onChange, focused, children }: Props) {
  const t = useTexts()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const input = field.current
    if (!focused || !input) return
    input.focus()
    input.setSelectionRange(input.value.length, input.value.length)
  }, [focused])
  return (
    <form
      role="search"
      action={action}
      className={styles.form}
      onSubmit={onChange && ((event) => event.preventDefault())}
    >
      <label htmlFor={id} className="hidden">
        {t('search:label')}
      </label>
      <Icon name="search" />
      <input
        ref={field}
        id={id}
        // A field of type “search” takes the first Escape for itself, to empty itself.
        type="text"
        role="searchbox"
        name="q"
        className={styles.field}
        placeholder={t('search:label')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={120}
        enterKeyHint="search"
        value={value}
        onChange={onChange && ((event) => onChange(event.target.value))}
      />
      {children}
    </form>
  )
}
