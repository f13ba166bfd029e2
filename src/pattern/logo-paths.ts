/** The logo's mark, for pages and for icons. */
import { mark } from '../site/own/brand'
import type { Ink } from './palettes'

/** An area in an ink, which follows the theme, or in a fixed colour as #rrggbb; `rule`: what is inside, as in SVG. */
export type MarkPath = { readonly ink: Ink | `#${string}`; readonly d: string; readonly rule?: 'evenodd' }

export type Mark = { readonly width: number; readonly height: number; readonly paths: readonly MarkPath[] }

/** The mark's areas in painting order, and its size in path units. */
export const logoPaths = (): Mark => mark
