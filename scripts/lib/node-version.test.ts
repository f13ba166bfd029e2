/** Node versions at the boundaries of the supported range. */
import { nodeProblem } from './node-version.mjs'

const range = '^20.9.0 || ^22.0.0 || >=24.0.0 <26'

test.each(['v20.9.0', '20.20.2', '22.0.0', '25.9.1'])('%s is supported', (version) => {
  expect(nodeProblem(version, range)).toBeUndefined()
})

test.each(['v18.20.4', '20.8.1', '21.7.3', '23.11.1', '26.0.0'])(
  '%s is not supported, and the message names it and the range',
  (version) => {
    expect(nodeProblem(version, range)).toContain(version)
    expect(nodeProblem(version, range)).toContain(range)
  },
)
