/** Calendar days in content: `YYYY-MM-DD`, without time and time zone. */

const form = /^(\d{4})-(\d{2})-(\d{2})$/

/** Returns whether a text is a valid date: `2026-02-28` is, `2026-02-30` and `2026-02-28T00:00Z` are not. */
export function isCalendarDay(text: string): boolean {
  const [, year, month, day] = form.exec(text) ?? []
  if (!year || !month || !day || Number(year) < 1900) return false
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return date.toISOString().startsWith(text)
}
