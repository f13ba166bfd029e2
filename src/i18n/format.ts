/** Localized dates, numbers and file sizes. */
import type { LocaleIso } from '../site/locales'

/** Creating one takes longer than a hundred uses of it. */
const dayFormats = new Map<string, Intl.DateTimeFormat>()

/** UTC on both sides: server and visitor must show the same day in every time zone. */
function dayFormat(iso: string): Intl.DateTimeFormat {
  const format = dayFormats.get(iso) ?? new Intl.DateTimeFormat(iso, { dateStyle: 'long', timeZone: 'UTC' })
  dayFormats.set(iso, format)
  return format
}

/** Formats `YYYY-MM-DD` as “November 12, 2026” or “12. November 2026”; returns an invalid date unchanged. */
export function formatDate(date: string, iso: string): string {
  const time = Date.parse(`${date.slice(0, 10)}T00:00:00Z`)
  if (Number.isNaN(time)) return date
  return dayFormat(iso).format(time)
}

/** Formats a number with grouping and at most `digits` decimals. */
export function formatNumber(value: number, iso: LocaleIso, digits = 1): string {
  return new Intl.NumberFormat(iso, { maximumFractionDigits: digits }).format(value)
}

/** Formats bytes as “640 KB” or “1.2 MB” (“1,2 MB”); decimal units, like file managers and browsers. */
export function formatBytes(bytes: number, iso: LocaleIso): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000))
  return kilobytes < 1000
    ? `${formatNumber(kilobytes, iso, 0)} KB`
    : `${formatNumber(bytes / 1_000_000, iso)} MB`
}
