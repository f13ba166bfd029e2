/** Stub for prop-types in Gatsby's components: React no longer reads these declarations. */
const declared = { isRequired: undefined }
const types = { array: declared, bool: declared, func: declared, object: declared, string: declared }

export { types as default }
