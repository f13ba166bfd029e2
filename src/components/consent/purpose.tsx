/** One purpose in the consent settings. */
import { useId } from 'react'
import * as styles from './consent.module.css'

type Props = {
  label: string
  text: string
  allowed: boolean
  /** Necessary: cannot be switched off. */
  fixed?: boolean
  onChange?: (allowed: boolean) => void
}

/** A tick box with its explanation. */
export function Purpose({ label, text, allowed, fixed = false, onChange }: Props) {
  const id = useId()
  return (
    <div className={styles.purpose}>
      <label className={styles.label}>
        <input
          type="checkbox"
          checked={allowed}
          disabled={fixed}
          aria-describedby={id}
          onChange={(event) => onChange?.(event.target.checked)}
        />
        <b>{label}</b>
      </label>
      <p id={id} className="small">
        {text}
      </p>
    </div>
  )
}
