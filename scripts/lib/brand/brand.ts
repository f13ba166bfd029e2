/** What a brand consists of (src/site/own/brand.ts). */
import * as own from '../../../src/site/own/brand'

type Loose<T> = T extends string
  ? string
  : T extends number
    ? number
    : T extends readonly [infer A, infer B]
      ? readonly [Loose<A>, Loose<B>]
      : { readonly [K in keyof T]: Loose<T[K]> }

/** Colours as #rrggbb. The palettes and the mark are not among what is computed here. */
export type Brand = Loose<Pick<typeof own, 'art' | 'inks' | 'roles' | 'bands' | 'typeface'>>

/** The brand of this site. */
export const ownBrand: Brand = own
