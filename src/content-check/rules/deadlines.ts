/** Deadlines: one before the start date is a mistake; one in the past hides the entry. */
import { isCalendarDay } from '../../content-model/calendar'
import { type Rule } from '../rule'
import { message } from '../../content-model/sentences'
import { inEach } from '../../content-model/wording'
import { formatDate } from '../../i18n/format'

const isDay = (value: unknown): value is string => typeof value === 'string' && isCalendarDay(value)

/** As editors read a day, not as files store it. */
const inWords = (day: string) => inEach((language) => formatDate(day, language))

/** Compares `validThrough` with the entry's `date` and with today; the deadline day itself is included. */
export const deadlines: Rule = ({ collection, values, day }) => {
  const { date, validThrough: end } = values
  const field = collection.fields['validThrough']
  if (!field || !isDay(end)) return []
  const place = { label: field.label, at: ['validThrough'] }
  if (isDay(date) && end < date)
    return [{ ...message('ends-before-start', { end: inWords(end), date: inWords(date) }), ...place }]
  if (end >= day) return []
  return [{ ...message('deadline-over', { end: inWords(end) }, 'warning'), ...place }]
}
