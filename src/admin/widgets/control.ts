/** The props that Decap passes to form fields, as far as ours use them. */
import { useImperativeHandle, type Ref } from 'react'
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
  /** See `useFocusFor`. */
  ref?: Ref<Focusable>
}

/** The props of a field's own input. */
export const inputProps = (props: ControlProps) => ({
  id: props.forID,
  className: props.classNameWrapper,
  disabled: props.isDisabled,
  onFocus: props.setActiveStyle,
  onBlur: props.setInactiveStyle,
})

type Focusable = { focus: () => void }

/** Makes a field focusable for Decap, so that a click in the preview or on a problem can lead to it. */
export function useFocusFor({ ref, forID }: Pick<ControlProps, 'ref' | 'forID'>): void {
  useImperativeHandle(ref, () => ({ focus: () => document.getElementById(forID)?.focus() }), [forID])
}
