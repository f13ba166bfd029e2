/** Comparisons of breakpoints by size (semantics, section 6); unknown names compare as false. */
import { breakpointNames, breakpoints, isBreakpoint, type Breakpoint } from '../../site/breakpoints'

/** How far `current` lies above `name` in the list (negative: below); NaN for a name that is none. */
function distance(current: Breakpoint, name: string): number {
  return isBreakpoint(name) ? breakpointNames.indexOf(current) - breakpointNames.indexOf(name) : NaN
}

/** Current strictly larger than `name`. */
export function isGreaterThan(current: Breakpoint, name: string): boolean {
  return distance(current, name) > 0
}

/** Current larger than or equal to `name`. */
export function isGreaterOrEquals(current: Breakpoint, name: string): boolean {
  return distance(current, name) >= 0
}

/** Current strictly smaller than `name`. */
export function isLessThan(current: Breakpoint, name: string): boolean {
  return distance(current, name) < 0
}

/** Current smaller than or equal to `name`. */
export function isLessOrEquals(current: Breakpoint, name: string): boolean {
  return distance(current, name) <= 0
}

/** Current is one of the names. */
export function matches(current: Breakpoint, ...names: string[]): boolean {
  return names.includes(current)
}

/** The width in CSS pixels a breakpoint stands for; undefined for a name that is none. */
export function breakpointValue(name: string): number | undefined {
  return isBreakpoint(name) ? breakpoints[name] : undefined
}
