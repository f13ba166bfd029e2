/** Trusted Types, as far as the site uses them; not every browser has them. */

type TrustedRules = {
  createHTML?: (text: string) => string | null
  createScriptURL?: (address: string) => string | null
}

declare global {
  interface Window {
    trustedTypes?: {
      createPolicy: (name: string, rules: TrustedRules) => { createHTML: (text: string) => TrustedHTML }
    }
  }
}
export {}
