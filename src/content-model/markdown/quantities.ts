/** Numbers in tables: recognizes them and compares those of a row. */

/** A number; times are in minutes. */
type Quantity = { value: number; unit: string }

const minutes: Readonly<Record<string, number>> = { min: 1, h: 60 }

/** Three digits after a separator are thousands, in English as in German; anything else is a fraction. */
const numberOf = (text: string): number =>
  Number(
    text
      .replace(/[.,](?=\d{3}(?!\d))/g, '')
      .replace(',', '.')
      .replace('−', '-'),
  )

/** Parses "5,210", "7,9 %" or "6 h 40 min"; undefined for any other text. */
export function quantityOf(text: string): Quantity | undefined {
  const parts = [...text.trim().matchAll(/([−-]?\d[\d.,]*)\s*([^\d\s.,−-]*)\s*/gy)]
  const [first] = parts
  if (!first || parts.map(([part]) => part).join('') !== text.trim()) return undefined
  const times = parts.map(([, value = '', unit = '']) => numberOf(value) * (minutes[unit] ?? NaN))
  const value = times.reduce((sum, time) => sum + time, 0)
  if (!Number.isNaN(value)) return { value, unit: 'min' }
  return parts.length === 1 ? { value: numberOf(first[1] ?? ''), unit: first[2] ?? '' } : undefined
}

/** Years are numbers, but not quantities. */
const isYear = (text: string) => /^(19|20)\d\d$/.test(text.trim())

/**
 * Each number's share of the largest, from 0 to 1; undefined unless all are numbers of one unit. Large percentages are
 * relative to 100: 96 % and 98 % must not look like a full bar.
 */
export function sharesOf(texts: readonly string[]): number[] | undefined {
  const known = texts.map(quantityOf)
  const all = known.filter((one) => one !== undefined)
  const [first] = all
  if (!first || all.length < 2 || all.length < texts.length || texts.every(isYear)) return undefined
  const largest = Math.max(...all.map(({ value }) => value))
  if (all.some(({ value, unit }) => unit !== first.unit || value < 0) || largest === 0) return undefined
  const whole = first.unit === '%' && largest > 50 && largest < 100 ? 100 : largest
  return all.map(({ value }) => value / whole)
}
