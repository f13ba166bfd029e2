/** The field for texts of more than a few words: a multi-line box that shows the length of the text. */
import { defaultLocale } from '../../site/locales'
import { words } from '../words/words'
import { inputProps, useFocusFor, type ControlProps } from './control'
import { SearchText } from './search-text'

type Limits = { shortest: number; longest: number | undefined }

/** The length of the text, and the number of characters that are missing or too many. */
function lengthIn(length: number, { shortest, longest }: Limits): string {
  if (longest !== undefined && length > longest)
    return words('length.over', { length, longest, count: length - longest })
  if (length > 0 && length < shortest) return words('length.under', { length, count: shortest - length })
  return longest === undefined ? words('length.free', { length }) : words('length.fits', { length, longest })
}

export function TextControl(props: ControlProps) {
  const { value, onChange, forID, classNameWrapper, field, locale = defaultLocale } = props
  useFocusFor(props)
  const text = value ?? ''
  const limits: Limits = {
    shortest: Number(field.get('shortest') ?? 0),
    longest: field.get('longest') as number | undefined,
  }
  const { length } = text.trim()
  const wrong = length > (limits.longest ?? Infinity) || (length > 0 && length < limits.shortest)
  const lines = field.get('lines') === true
  const part = field.get('standsFor') as 'title' | 'description' | undefined
  return (
    <>
      <textarea
        {...inputProps(props)}
        className={`${classNameWrapper} mw-text`}
        rows={lines ? 5 : 3}
        value={text}
        aria-describedby={`${forID}-length`}
        // A single paragraph stays one, even when several lines are pasted.
        onChange={({ target }) => onChange(lines ? target.value : target.value.replace(/\s*\n\s*/g, ' '))}
      />
      {part && length === 0 && <SearchText part={part} locale={locale} />}
      <p id={`${forID}-length`} className="mw-length" data-wrong={wrong || undefined}>
        {lengthIn(length, limits)}
      </p>
    </>
  )
}
