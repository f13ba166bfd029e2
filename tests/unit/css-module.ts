/** Stub for every CSS module in unit tests: each class keeps its name from the file. */
const classes: unknown = new Proxy(
  {},
  { get: (self, name) => (name === '__esModule' ? true : name === 'default' ? classes : name) },
)

module.exports = classes
