/** Reports that a message was not sent, or may not have been, why, and other ways to reach the company. */
import { telHref } from '../../lib/tel'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTexts } from '../../i18n/texts'
import type { Company } from '../../page/types'
import * as styles from './contact-form.module.css'
import type { Failure } from './send'
import { useOnline } from './use-online'

type Props = {
  failure: Failure
  attempt: number
  company: Pick<Company, 'phone' | 'email'>
  /** The choice to keep the draft on this device. */
  children?: ReactNode
}

/** Receives focus after each failed attempt. The entries are valid, so there is nothing to correct. */
export function FailurePanel({ failure, attempt, company, children }: Props) {
  const t = useTexts()
  const online = useOnline()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [attempt])
  return (
    <div ref={box} tabIndex={-1} className={styles.summary} role="alert" aria-labelledby="contact-failure">
      <h3 id="contact-failure">
        {t(failure === 'noAnswer' ? 'form:noAnswerHeading' : 'form:notSentHeading')}
      </h3>
      <p>{t(failure === 'offline' && online ? 'form:online' : `form:${failure}`)}</p>
      <p>
        {t('form:otherWays')} {t('form:otherWaysPhone')}{' '}
        <a href={telHref(company.phone)} className="lined">
          {company.phone}
        </a>
        , {t('form:otherWaysEmail')}{' '}
        <a href={`mailto:${company.email}`} className="lined">
          {company.email}
        </a>
      </p>
      {children}
    </div>
  )
}
