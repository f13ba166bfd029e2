/** The colour of lines and marks: the brand's second one, unless it is too pale for a light page. */
import { wcagContrast } from 'culori'

/** The least contrast with the page; the sample's orange has 2.79. */
const visible = 2.7

type Brand = {
  readonly inks: { readonly signal: string }
  readonly roles: { readonly light: { readonly background: string } }
}

/** Lines and marks have the colour of links instead. */
export const isPale = ({ inks, roles }: Brand): boolean =>
  wcagContrast(inks.signal, roles.light.background) < visible
