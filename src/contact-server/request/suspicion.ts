/** Signs of a bot. Suspicious messages are held for review, never dropped (FRM-13). */
import { fastestHuman, hiddenFields } from '../../forms/contact/wire'
import type { BodyFormat } from './media-type'
import type { Fields } from './parse-fields'

export type Suspicion = 'trap' | 'tooFast' | 'noTimes' | 'oddTimes'

const isTime = (value: unknown): boolean => /^\d{12,14}$/.test(String(value ?? ''))

/**
 * Both times are from the visitor's clock and do not follow its corrections, so a wrong clock does no harm, and a tab
 * may stay open for days. The plain form sends no times. The script always does, so JSON without them is not from the
 * script.
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
