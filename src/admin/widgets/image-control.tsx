/** Decap's picture field; below an empty optional one, the fallback picture. */
import type { ComponentType } from 'react'
import { isBlank } from '../../lib/values'
import { defaultLocale } from '../../site/locales'
import type { ControlProps } from './control'
import { SearchPicture } from './search-text'

/** Wraps Decap's component for one interface language. */
export function imageControl(Own: ComponentType<ControlProps>) {
  return function ImageControl(props: ControlProps) {
    const { value, field, locale = defaultLocale } = props
    return (
      <>
        <Own {...props} />
        {field.get('standsFor') === 'picture' && isBlank(value) && <SearchPicture locale={locale} />}
      </>
    )
  }
}
