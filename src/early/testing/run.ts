/** Runs an early script in the document of a test, as if its page had just begun. */
import * as earlyFacts from '../facts'

Object.assign(globalThis, { earlyFacts })

/** Loads the module by itself, so that it has a state of its own. */
export function runEarly(
  script: 'clicks' | 'inline-theme' | 'kept-form' | 'loader' | 'theme-switch' | 'trusted-types',
): void {
  jest.isolateModules(() => void jest.requireActual(`../${script}`))
}
