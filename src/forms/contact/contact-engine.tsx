/** The form with scripts: client-side validation, idempotent submission, accurate feedback, offline support. */
import { useFormik } from 'formik'
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { readDevice } from '../../client/storage/device'
import { useTexts } from '../../i18n/texts'
import type { Company } from '../../page/types'
import { localeOf, type LocaleCode } from '../../site/locales'
import { useDraft } from './use-draft'
import { DraftChoice, DraftNotice } from './draft-parts'
import { FailurePanel } from './failure-panel'
import { emptyValues, type ContactValues } from './fields'
import { readField, readForm } from './form-dom'
import { usePageTitle, type FormView } from './form-view'
import { outcomes } from './outcome'
import { findProblems, type FieldProblems } from './schema'
import { send, type Failure } from './send'
import { submissionIds } from './submission-id'
import { fastestHuman, hiddenFields } from './wire'

export type EngineProps = {
  form: RefObject<HTMLFormElement | null>
  locale: LocaleCode
  company: Pick<Company, 'phone' | 'email'>
  view: FormView
  show: (view: FormView) => void
}

/** After these, a retry is another submission. */
const needsNewId: readonly Failure[] = ['conflict']

/** Rendered inside the form, above the fields. Handles the form's submission. */
export function ContactEngine({ form, locale, company, view, show }: EngineProps) {
  const t = useTexts()
  const [ids] = useState(submissionIds)
  const attempt = useRef(0)
  const draft = useDraft(form, ids)
  const [keptInTab] = useState(() => readDevice('formState') !== undefined)

  const submit = async (values: ContactValues): Promise<void> => {
    show({ phase: 'sending' })
    outcomes.begin()
    // The form's page may be another one by the time of the answer.
    const { pathname } = location
    const { iso: lang } = localeOf(locale)
    const fail = (problems: FieldProblems, failure?: Failure): void =>
      outcomes.report({
        view: { phase: 'entry', problems, failure, attempt: (attempt.current += 1) },
        notice: {
          text: t(failure === 'noAnswer' ? 'form:noAnswer' : 'form:notSentNotice'),
          lang,
          link: { href: pathname, label: t('form:toForm') },
        },
      })
    const result = await send({
      ...values,
      language: locale,
      submission: ids.of(values),
      // A text that was there when the page was opened took its time before: it may be sent at once.
      startedAt: Math.round(performance.timeOrigin) - (keptInTab || draft.restored ? fastestHuman : 0),
      // Not the system's clock, which may be corrected while the page is open.
      sentAt: Math.round(performance.timeOrigin + performance.now()),
      topic: form.current ? readField(form.current, hiddenFields.trap) : '',
    })
    if (result.kind === 'sent') {
      draft.drop()
      ids.renew()
      const { reference } = result
      outcomes.report({
        view: { phase: 'sent', reference },
        notice: { text: t('form:sentNotice', { reference }), lang },
      })
    } else if (result.kind === 'invalid') {
      fail(result.problems)
    } else {
      if (needsNewId.includes(result.why)) ids.renew()
      fail({}, result.why)
    }
  }

  const formik = useFormik<ContactValues>({
    initialValues: emptyValues,
    validate: findProblems,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: submit,
  })
  const { submitCount, isSubmitting, errors, setValues, submitForm } = formik

  useEffect(() => {
    const element = form.current
    const onSubmit = (event: SubmitEvent): void => {
      event.preventDefault()
      if (!element || element.dataset['sending'] !== undefined || outcomes.isSending()) return
      element.dataset['sending'] = ''
      // Formik submits the values of its last render.
      flushSync(() => void setValues(readForm(element), false))
      void submitForm().finally(() => delete element.dataset['sending'])
    }
    element?.addEventListener('submit', onSubmit)
    return () => element?.removeEventListener('submit', onSubmit)
  }, [form, setValues, submitForm])

  useEffect(() => {
    if (submitCount === 0 || isSubmitting || Object.keys(errors).length === 0) return
    show({ phase: 'entry', problems: errors as FieldProblems, attempt: (attempt.current += 1) })
  }, [submitCount, isSubmitting, errors, show])

  const hasProblems =
    view.phase === 'entry' && (view.failure !== undefined || Object.keys(view.problems).length > 0)
  const prefix = useCallback((title: string) => t('form:titleError', { title }), [t])
  usePageTitle(hasProblems ? prefix : undefined)

  if (view.phase !== 'entry') return null
  return (
    <>
      {draft.restored && <DraftNotice onDiscard={draft.discard} />}
      {view.failure && (
        <FailurePanel failure={view.failure} attempt={view.attempt} company={company}>
          <DraftChoice kept={draft.kept} onChange={draft.setKept} />
        </FailurePanel>
      )}
    </>
  )
}
