/** Stub for prop-types in Gatsby's components: React no longer reads what they declare with it. */
const declared = { isRequired: undefined }
const types = { array: declared, bool: declared, func: declared, object: declared, string: declared }

export { types as default }
