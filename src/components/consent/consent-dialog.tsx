/** The consent settings: one choice for each purpose. */
import { useEffect, useId, useRef, useState } from 'react'
import { allChoices, consentCategories, type ConsentChoices } from '../../client/consent/store'
import { useTexts } from '../../i18n/texts'
import * as buttons from '../button/button.module.css'
import * as styles from './consent.module.css'
import { Purpose } from './purpose'

type Props = {
  name: string
  /** Earlier answers; without them nothing is ticked. */
  choices?: ConsentChoices
  onChoose: (choices: ConsentChoices) => void
  /** Closed without a choice, by its button or the Escape key. */
  onClose: () => void
}

/** A native modal dialog, which traps the focus and restores it. */
export function ConsentDialog({ name, choices: given = allChoices(false), onChoose, onClose }: Props) {
  const t = useTexts()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [choices, setChoices] = useState(given)
  // The browser restores the focus when it closes the dialog itself.
  const close = () => dialog.current?.close()
  const choose = (chosen: ConsentChoices) => {
    close()
    onChoose(chosen)
  }
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  // The two answers for all purposes have equal weight here too.
  const others = [
    ['consent:close', close],
    ['consent:acceptAll', () => choose(allChoices(true))],
    ['consent:rejectAll', () => choose(allChoices(false))],
  ] as const
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      <h2 id={id} className={styles.title}>
        {t('consent:dialogHeading')}
      </h2>
      <p className="small">{t('consent:dialogText', { name })}</p>
      <Purpose label={t('consent:necessary')} text={t('consent:necessaryText')} allowed fixed />
      {consentCategories.map((category) => (
        <Purpose
          key={category}
          label={t(`consent:${category}`)}
          text={t(`consent:${category}Text`, { name })}
          allowed={choices[category] ?? false}
          onChange={(allowed) => setChoices({ ...choices, [category]: allowed })}
        />
      ))}
      <div className={`${styles.answers} ${styles.buttons}`}>
        <button type="button" className={buttons.button} onClick={() => choose(choices)}>
          {t('consent:save')}
        </button>
        {others.map(([label, act]) => (
          <button key={label} type="button" className={buttons.button} data-kind="outline" onClick={act}>
            {t(label)}
          </button>
        ))}
      </div>
    </dialog>
  )
}
