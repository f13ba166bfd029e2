/**
 * Stub for ajv in the editor's bundle: ajv compiles schemas with `eval`, which the editor's content security policy
 * forbids. A test validates the configuration with the real ajv instead.
 */
class Ajv {
  validate(): true {
    return true
  }
}

const nothing = (): void => undefined

// Decap imports ajv and ajv-errors as default exports and the keywords by name.
export {
  Ajv as default,
  nothing as select,
  nothing as uniqueItemProperties,
  nothing as instanceof,
  nothing as prohibited,
}
