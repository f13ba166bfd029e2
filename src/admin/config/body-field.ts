/** The text below the front matter as an editor field. */
import { label, markdown, type Label } from '../../content-model/fields'
import { toDecapField, type DecapField } from '../../content-model/to-decap'

/** Returns the field `body`; Decap writes it below the front matter. */
export function bodyField(required: boolean, language: keyof Label): DecapField {
  const field = markdown({ label: label('Text', 'Text'), required, translated: true })
  return toDecapField('body', field, {
    language,
    translated: true,
    optional: false,
    titleFieldOf: () => 'title',
  })
}
