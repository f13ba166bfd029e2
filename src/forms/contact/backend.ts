/** The form's recipient: our own function, or Netlify Forms. Decided at build time. */

/** Injected into the pages by `src/gatsby/webpack.ts`; other builds (the editor's preview) have no `process`. */
function builtBackend(): string | undefined {
  try {
    return process.env.CONTACT_BACKEND
  } catch {
    return undefined
  }
}

export const usesNetlifyForms = builtBackend() === 'netlify-forms'

/** The form's name at Netlify, and the hidden field that contains it. */
export const netlifyFormName = 'contact'
export const netlifyNameField = 'form-name'
