/** Where the form goes: our own function, or Netlify Forms. Decided when the site is built. */

/** `CONTACT_BACKEND`, handed to the pages under the prefix that Gatsby lets through; empty outside of Gatsby. */
function builtBackend(): string | undefined {
  try {
    return process.env.GATSBY_CONTACT_BACKEND
  } catch {
    return undefined
  }
}

export const usesNetlifyForms = builtBackend() === 'netlify-forms'

/** The form's name at Netlify, and the hidden field that carries it. */
export const netlifyFormName = 'contact'
export const netlifyNameField = 'form-name'
