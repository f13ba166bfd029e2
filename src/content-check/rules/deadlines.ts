/** Deadlines: one before the start date is a mistake; one in the past hides the entry. */
import { isCalendarDay } from '../../content-model/calendar'
import { type Rule } from '../rule'
import { message } from '../../content-model/sentences'

const isDay = (value: unknown): value is string => typeof value === 'string' && isCalendarDay(value)

/** Compares `validThrough` with the entry's `date` and with today; the deadline day itself is included. */
export const deadlines: Rule = ({ collection, values, day }) => {
  const { date, validThrough: end } = values
  const field = Object.entries(collection.fields).find(([name]) => name === 'validThrough')?.[1]
  if (!field || !isDay(end)) return []
  const place = { label: field.label, at: ['validThrough'] }
  if (isDay(date) && end < date) {
    const early = message('ends-before-start', { end, date })
    return [{ ...early, ...place }]
  }
  if (end >= day) return []
  const over = message('deadline-over', { end }, 'warning')
  return [{ ...over, ...place }]
}
