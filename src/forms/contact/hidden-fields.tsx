/** Hidden fields: language, id, times, and the honeypot. */
import { useTexts } from '../../i18n/texts'
import type { LocaleCode } from '../../site/locales'
import { netlifyFormName, netlifyNameField, usesNetlifyForms } from './backend'
import { hiddenFields } from './wire'

type Props = { locale: LocaleCode }

/** Empty id and times mean: sent without scripts. */
export function HiddenFields({ locale }: Props) {
  const t = useTexts()
  return (
    <>
      {usesNetlifyForms && (
        <>
          <input type="hidden" name={netlifyNameField} value={netlifyFormName} />
          {/* Netlify keeps only fields that it has seen in the page. */}
          <input type="hidden" name="reference" defaultValue="" />
        </>
      )}
      <input type="hidden" name={hiddenFields.language} value={locale} />
      <input type="hidden" name={hiddenFields.id} defaultValue="" />
      <input type="hidden" name={hiddenFields.startedAt} defaultValue="" />
      <input type="hidden" name={hiddenFields.sentAt} defaultValue="" />
      <div className="hidden" aria-hidden="true">
        <label>
          {t('form:trap')}
          <input name={hiddenFields.trap} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  )
}
