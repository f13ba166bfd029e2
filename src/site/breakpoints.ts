/** The six breakpoints: their names, widths in CSS pixels and media queries (R50, R86). */

/** Minimum widths of the breakpoints in CSS pixels, ascending (R86). */
export const breakpoints = { xs: 320, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 } as const

export type Breakpoint = keyof typeof breakpoints

/** The names in order of size. */
export const breakpointNames = Object.keys(breakpoints) as Breakpoint[]

/** Used until the real width is known, and on servers (R87). */
export const fallbackBreakpoint: Breakpoint = 'xl'

/** The initial breakpoint per device class; other classes get the fallback (R87). */
export const defaultBreakpoints = { desktop: 'xl', mobile: 'xs', tablet: 'md' } as const satisfies Record<
  string,
  Breakpoint
>

/** The gap between breakpoints, so that fractional widths match exactly one query. */
const gap = 0.02

/** Type guard for breakpoint names (own keys only: `toString` is not one). */
export function isBreakpoint(name: unknown): name is Breakpoint {
  return typeof name === 'string' && Object.hasOwn(breakpoints, name)
}

/**
 * The media query that matches exactly one breakpoint. The smallest one starts at 1 px, not at its own width, so that
 * narrower windows still have a layout (docs/spec/viewport.md#queries).
 */
export function mediaQueryOf(name: Breakpoint): string {
  const index = breakpointNames.indexOf(name)
  const next = breakpointNames[index + 1]
  const from = `(min-width: ${index === 0 ? 1 : breakpoints[name]}px)`
  return next ? `${from} and (max-width: ${breakpoints[next] - gap}px)` : from
}
