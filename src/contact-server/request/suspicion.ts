/** Signs that no person filled in the form. They hold a message apart; they never drop it (FRM-13). */
import { fastestHuman, hiddenFields } from '../../forms/contact/wire'
import type { BodyFormat } from './media-type'
import type { Fields } from './parse-fields'

export type Suspicion = 'trap' | 'tooFast' | 'noTimes' | 'oddTimes'

const isTime = (value: unknown): boolean => /^\d{12,14}$/.test(String(value ?? ''))

/**
 * Both times are of the visitor's own clock, so a wrong clock traps nobody, and a tab may stay open for days. The plain
 * form has no times. Our script always sends them, so JSON without times is not from our script.
 */
export function suspicionOf(fields: Fields, format: BodyFormat): Suspicion | undefined {
  if (String(fields[hiddenFields.trap] ?? '').trim() !== '') return 'trap'
  const started = fields[hiddenFields.startedAt] ?? ''
  const sent = fields[hiddenFields.sentAt] ?? ''
  if (started === '' && sent === '') return format === 'json' ? 'noTimes' : undefined
  if (!isTime(started) || !isTime(sent)) return 'oddTimes'
  const elapsed = Number(sent) - Number(started)
  if (elapsed < 0) return 'oddTimes'
  return elapsed < fastestHuman ? 'tooFast' : undefined
}
