/** Deadlines: a last day that comes before the first one is a slip; one that is over hides the entry. */
import { isCalendarDay } from '../../content-model/calendar'
import { message, type Rule } from '../rule'

const isDay = (value: unknown): value is string => typeof value === 'string' && isCalendarDay(value)

/** Compares `validThrough` with the entry's `date` and with today; the last day itself still counts. */
export const deadlines: Rule = ({ collection, values, day }) => {
  const { date, validThrough: end } = values
  const field = Object.entries(collection.fields).find(([name]) => name === 'validThrough')?.[1]
  if (!field || !isDay(end)) return []
  const place = { label: field.label, at: ['validThrough'] }
  if (isDay(date) && end < date) {
    const early = message(
      'ends-before-start',
      [`the last day ${end} is before ${date}`, `der letzte Tag ${end} liegt vor dem ${date}`],
      ['correct one of the two days', 'berichtigen Sie einen der beiden Tage'],
    )
    return [{ ...early, ...place }]
  }
  if (end >= day) return []
  const over = message(
    'deadline-over',
    [
      `the last day ${end} is over, the entry is hidden`,
      `der letzte Tag ${end} ist vorbei, der Eintrag verborgen`,
    ],
    [
      'enter a later day, or delete the entry',
      'tragen Sie einen späteren Tag ein, oder löschen Sie den Eintrag',
    ],
    'warning',
  )
  return [{ ...over, ...place }]
}
