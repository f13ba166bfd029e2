/** Dates, numbers and file sizes the way readers of a language write them. */
import type { LocaleIso } from '../site/locales'

/** Making one takes longer than a hundred uses of it. */
const dayFormats = new Map<string, Intl.DateTimeFormat>()

/** UTC on both sides: the server and the visitor must name the same day wherever they are. */
function dayFormat(iso: string): Intl.DateTimeFormat {
  const format = dayFormats.get(iso) ?? new Intl.DateTimeFormat(iso, { dateStyle: 'long', timeZone: 'UTC' })
  dayFormats.set(iso, format)
  return format
}

/** Takes `YYYY-MM-DD`, returns “November 12, 2026” or “12. November 2026”; an unreadable date comes back as it is. */
export function formatDate(date: string, iso: string): string {
  const time = Date.parse(`${date.slice(0, 10)}T00:00:00Z`)
  if (Number.isNaN(time)) return date
  return dayFormat(iso).format(time)
}

/** Takes a number, returns it grouped and with at most `digits` decimals. */
export function formatNumber(value: number, iso: LocaleIso, digits = 1): string {
  return new Intl.NumberFormat(iso, { maximumFractionDigits: digits }).format(value)
}

/** Takes bytes, returns “640 KB” or “1.2 MB” (“1,2 MB”); decimal units, as file managers and browsers show them. */
export function formatBytes(bytes: number, iso: LocaleIso): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000))
  return kilobytes < 1000
    ? `${formatNumber(kilobytes, iso, 0)} KB`
    : `${formatNumber(bytes / 1_000_000, iso)} MB`
}
