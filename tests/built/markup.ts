/** Valid HTML on every page, by html-validate; each rule that is relaxed has its reason beside it. */
import { HtmlValidate, type ConfigData } from 'html-validate'
import type { Check } from '../lib/report'
import type { Site } from '../lib/site'

export const markupRules: ConfigData = {
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // A list may be named as well (ARIA in HTML); the rule's default knows landmarks and controls only.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Menu and sheet are for two widths of window; axe sees, in the browser, that only one is there at a time.
    'unique-landmark': 'off',
    // React writes attributes as it names them (charSet, srcSet); HTML does not care.
    'attr-case': 'off',
    // React closes void elements with a slash; allowed in HTML and without meaning.
    'void-style': 'off',
    // React writes required="", which means the same.
    'attribute-boolean-style': 'off',
    // The defaults (submit, text) are what is meant; the form's plain HTML is written for few bytes.
    'no-implicit-button-type': 'off',
    'no-implicit-input-type': 'off',
    // Gatsby's root element is called ___gatsby.
    'valid-id': ['error', { relaxed: true }],
    'id-pattern': 'off',
    // Patterns set their place in the grid, Gatsby's wrappers their tabindex outline; colours stay in CSS.
    'no-inline-style': 'off',
    // All pages of the site are written by machines without line breaks or for minimal bytes.
    'no-trailing-whitespace': 'off',
    'long-title': 'off', // tests/built/head.ts counts the characters of titles.
    // A doctype in any case is a doctype.
    'doctype-style': 'off',
    // Own files need no integrity: they come from the same host as the page, under its policy.
    'require-sri': 'off',
    // Telephone numbers are set by hand in the form that readers know.
    'tel-non-breaking': 'off',
  },
}

export async function markupChecks(site: Site): Promise<Check[]> {
  const validator = new HtmlValidate(markupRules)
  const checks: Check[] = []
  for (const page of site.pages) {
    const { results } = await validator.validateString(page.html, page.file)
    const problems = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
    )
    checks.push({ name: `markup ${page.path}`, problems: [...new Set(problems)].slice(0, 20) })
  }
  return checks
}
