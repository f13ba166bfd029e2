/** The contact form: plain HTML that works without scripts; the engine adds validation, JSON and offline support. */
import { useEffect, useRef, useState, type ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { keptFormAttribute, keptFormSyncEvent } from '../../early/names'
import * as buttons from '../../components/button/button.module.css'
import { useIso, useTexts } from '../../i18n/texts'
import type { Company } from '../../page/types'
import { pathOf } from '../../site/paths'
import { netlifyFormName, usesNetlifyForms } from './backend'
import { ConsentField } from './consent-field'
import type { EngineProps } from './contact-engine'
import * as styles from './contact-form.module.css'
import { ErrorSummary } from './error-summary'
import { Field } from './field'
import { textFieldNames } from './fields'
import { focusField } from './form-dom'
import { freshView, type FormView } from './form-view'
import { HiddenFields } from './hidden-fields'
import { localeOfIso } from '../../site/locales'
import { outcomes } from './outcome'
import { SentPanel } from './sent-panel'
import { contactEndpoint, hiddenFields } from './wire'

type Props = { company: Pick<Company, 'phone' | 'email'> }

/** Netlify detects them in the built page. */
const netlifyAttributes = {
  name: netlifyFormName,
  'data-netlify': 'true',
  'netlify-honeypot': hiddenFields.trap,
}

/** Loads the engine after hydration. If that fails, the plain form remains functional. */
function useEngine(): ComponentType<EngineProps> | undefined {
  const [engine, setEngine] = useState<ComponentType<EngineProps>>()
  useEffect(() => {
    import('./contact-engine').then(
      ({ ContactEngine }) => setEngine(() => ContactEngine),
      () => undefined,
    )
  }, [])
  return engine
}

/** Uncontrolled fields: input from before hydration is kept. */
export function ContactForm({ company }: Props) {
  const t = useTexts()
  const locale = localeOfIso(useIso()).code
  const form = useRef<HTMLFormElement>(null)
  const [view, setView] = useState<FormView>(freshView)
  const Engine = useEngine()
  useEffect(() => outcomes.follow(setView), [])
  const isSent = view.phase === 'sent'
  // Restores what was typed earlier in this tab when React remounts the form.
  useEffect(() => {
    if (!isSent) document.dispatchEvent(new Event(keptFormSyncEvent))
  }, [isSent])
  const { problems, attempt } = view.phase === 'entry' ? view : { problems: {}, attempt: 0 }
  const invalid = Object.keys(problems).length > 0

  const writeAnother = (): void => {
    // The pressed button disappears; the keyboard continues in the form.
    flushSync(() => setView(freshView))
    focusField('name')
  }
  if (view.phase === 'sent') return <SentPanel reference={view.reference} onAnother={writeAnother} />
  return (
    <form
      ref={form}
      method="post"
      action={usesNetlifyForms ? pathOf('contact-sent', locale) : contactEndpoint}
      {...(usesNetlifyForms ? netlifyAttributes : {})}
      {...{ [keptFormAttribute]: '' }}
      noValidate
      aria-label={t('form:formName')}
      className={styles.form}
    >
      {invalid && <ErrorSummary problems={problems} attempt={attempt} />}
      {Engine && <Engine form={form} locale={locale} company={company} view={view} show={setView} />}
      <HiddenFields locale={locale} />
      {/* The summary reports it too. */}
      {!invalid && <p className={styles.wide}>{t('form:mandatory')}</p>}
      {textFieldNames.map((name) => (
        <Field key={name} name={name} problem={problems[name]} />
      ))}
      <ConsentField problem={problems.consent} />
      <div className={styles.wide}>
        <button className={buttons.button} aria-disabled={view.phase === 'sending'} data-ripple>
          {t('form:send')}
        </button>
        <p role="status" className={styles.status}>
          {view.phase === 'sending' && t('form:sending')}
        </p>
      </div>
    </form>
  )
}
