/** Fixed pages of this site besides the built-in ones. docs/recipes/page.md describes how to add one. */
import type { PerLocale } from '../locales'

type FixedPages = Readonly<Record<string, { readonly paths: PerLocale<string>; readonly parent?: string }>>

/**
 * By route id, which is also the name of its entry in `content/pages`: the paths as in addresses.ts, and the route above
 * it in the breadcrumb (default: the home page).
 */
export const fixedPages = {} as const satisfies FixedPages
