/** Stub for every CSS module in unit tests: each class is called by the name that the file gives it. */
const classes: unknown = new Proxy(
  {},
  { get: (self, name) => (name === '__esModule' ? true : name === 'default' ? classes : name) },
)

module.exports = classes
