/** Stub for ajv-errors, see ajv.ts. */
const ajvErrors = (): void => undefined

export { ajvErrors as default }
