/** Where the form goes: our own function, or Netlify Forms. Decided when the site is built. */

/** Written into the pages by `src/gatsby/webpack.ts`; other builds (the editor's preview) know no `process`. */
function builtBackend(): string | undefined {
  try {
    return process.env.CONTACT_BACKEND
  } catch {
    return undefined
  }
}

export const usesNetlifyForms = builtBackend() === 'netlify-forms'

/** The form's name at Netlify, and the hidden field that carries it. */
export const netlifyFormName = 'contact'
export const netlifyNameField = 'form-name'
