/** Runs an early script in the document of a test, as if its page had just started loading. */
import * as earlyFacts from '../facts'

Object.assign(globalThis, { earlyFacts })

/** Loads the module in isolation, so that it has its own state. */
export function runEarly(
  script: 'clicks' | 'inline-theme' | 'kept-form' | 'loader' | 'theme-switch' | 'trusted-types',
): void {
  jest.isolateModules(() => void jest.requireActual(`../${script}`))
}
