/** The parts of a brand (src/site/own/brand.ts). */
import * as own from '../../../src/site/own/brand'

type Widened<T> = T extends string
  ? string
  : T extends number
    ? number
    : T extends readonly [infer A, infer B]
      ? readonly [Widened<A>, Widened<B>]
      : { readonly [K in keyof T]: Widened<T[K]> }

type Own = Pick<typeof own, 'art' | 'bands' | 'corner' | 'inks' | 'roles' | 'seed'>

/**
 * Colours as #rrggbb, `corner` in CSS pixels. The palettes and the mark are not included: nothing here computes them.
 */
export type Brand = Widened<Own> & {
  readonly typeface: Widened<Omit<typeof own.typeface, 'further'>> & {
    readonly further: readonly string[]
  }
}

/** The brand of this site. */
export const ownBrand: Brand = own
