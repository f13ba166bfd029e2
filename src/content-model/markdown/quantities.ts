/** Numbers in tables: which cells hold one, and how large it is beside the others of its row. */

/** A number, with minutes as the unit of every time. */
type Quantity = { value: number; unit: string }

const minutes: Readonly<Record<string, number>> = { min: 1, h: 60 }

/** Three digits after a mark are thousands, in English as in German; anything else is a fraction. */
const numberOf = (text: string): number =>
  Number(
    text
      .replace(/[.,](?=\d{3}(?!\d))/g, '')
      .replace(',', '.')
      .replace('−', '-'),
  )

/** Reads "5,210", "7,9 %" or "6 h 40 min"; undefined for any other text. */
export function quantityOf(text: string): Quantity | undefined {
  const parts = [...text.trim().matchAll(/([−-]?\d[\d.,]*)\s*([^\d\s.,−-]*)\s*/gy)]
  const [first] = parts
  if (!first || parts.map(([part]) => part).join('') !== text.trim()) return undefined
  const times = parts.map(([, value = '', unit = '']) => numberOf(value) * (minutes[unit] ?? NaN))
  const value = times.reduce((sum, time) => sum + time, 0)
  if (!Number.isNaN(value)) return { value, unit: 'min' }
  return parts.length === 1 ? { value: numberOf(first[1] ?? ''), unit: first[2] ?? '' } : undefined
}

/** Years can be told apart, but one is not more than another. */
const isYear = (text: string) => /^(19|20)\d\d$/.test(text.trim())

/**
 * The share that each number has of the largest, from 0 to 1; undefined unless all are numbers of one unit.
 * Large percentages are shares of a whole: 96 % and 98 % must not look like all of it.
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
