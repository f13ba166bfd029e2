/** What Decap hands to a field of its form, as far as ours use it. */
import type { LocaleCode } from '../../site/locales'

export type ControlProps = {
  value: string | undefined
  onChange: (value: string) => void
  forID: string
  classNameWrapper: string
  setActiveStyle: () => void
  setInactiveStyle: () => void
  field: { get: (key: string) => unknown }
  locale?: LocaleCode
  isDisabled?: boolean
}
