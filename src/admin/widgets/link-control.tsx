/** The link field. */
import { defaultLocale } from '../../site/locales'
import { useFocusFor, type ControlProps } from './control'
import { LinkInput } from './link-input'

export function LinkControl({
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
      className={classNameWrapper}
      disabled={isDisabled}
      onFocus={setActiveStyle}
      onBlur={setInactiveStyle}
    />
  )
}
