/** Decap's field for pictures; below an empty optional one, the picture that is used instead. */
import type { ComponentType } from 'react'
import { isBlank } from '../../lib/values'
import { defaultLocale } from '../../site/locales'
import type { Language } from '../words/language'
import type { ControlProps } from './control'
import { SearchPicture } from './search-text'

/** Returns the component for one language of the interface, around Decap's own. */
export function imageControl(Own: ComponentType<ControlProps>, language: Language) {
  return function ImageControl(props: ControlProps) {
    const { value, field, locale = defaultLocale } = props
    return (
      <>
        <Own {...props} />
        {field.get('standsFor') === 'picture' && isBlank(value) && (
          <SearchPicture locale={locale} language={language} />
        )}
      </>
    )
  }
}
