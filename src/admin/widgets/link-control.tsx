/** The link field. */
import { defaultLocale } from '../../site/locales'
import { inputProps, useFocusFor, type ControlProps } from './control'
import { LinkInput } from './link-input'

export function LinkControl(props: ControlProps) {
  const { value = '', onChange, locale = defaultLocale } = props
  useFocusFor(props)
  return <LinkInput {...inputProps(props)} value={value} onChange={onChange} locale={locale} />
}
