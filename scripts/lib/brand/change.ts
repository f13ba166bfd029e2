/** What the flags of a brand change: two colours, a drawing. */
import { coloursFrom } from './derive'
import { markFrom } from './mark'
import type { BrandChange } from './write'

/** Takes `#rrggbb,#rrggbb` and the text of an SVG file; throws an error that says what is wrong with either. */
export function changeFrom(colors: string | undefined, svg: string | undefined): BrandChange {
  const [first, second, ...more] = colors?.split(',').map((colour) => colour.trim()) ?? []
  if (colors !== undefined && (!first || !second || more.length > 0))
    throw new Error(
      'Name two colours with a comma between: the company’s first and its second, such as #0a7a3f,#ffb000.',
    )
  return {
    ...(first && second && coloursFrom(first, second)),
    ...(svg !== undefined && { mark: markFrom(svg) }),
  }
}
