/** The link field. */
import { defaultLocale } from '../../site/locales'
import type { Language } from '../words/language'
import { useFocusFor, type ControlProps } from './control'
import { LinkInput } from './link-input'

/** Returns the component for one interface language. */
export function linkControl(language: Language) {
  return function LinkControl({
    value = '',
    onChange,
    forID,
    classNameWrapper,
    setActiveStyle,
    setInactiveStyle,
    isDisabled,
    locale = defaultLocale,
    ref,
  }: ControlProps) {
    useFocusFor({ ref, forID })
    return (
      <LinkInput
        id={forID}
        value={value}
        onChange={onChange}
        locale={locale}
        language={language}
        className={classNameWrapper}
        disabled={isDisabled}
        onFocus={setActiveStyle}
        onBlur={setInactiveStyle}
      />
    )
  }
}
