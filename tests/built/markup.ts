/** Valid HTML on every page, by html-validate; each relaxed rule has a comment with the reason. */
import { HtmlValidate, type ConfigData } from 'html-validate'
import type { Check } from '../lib/report'
import type { Site } from '../lib/site'

export const markupRules: ConfigData = {
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // A list may also have a name (ARIA in HTML); the rule's default allows landmarks and controls only.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Menu and sheet are for different widths; axe checks in the browser that only one is present at a time.
    'unique-landmark': 'off',
    // React writes attributes in its own spelling (charSet, srcSet); HTML is case-insensitive.
    'attr-case': 'off',
    // React closes void elements with a slash, which is allowed in HTML and has no effect.
    'void-style': 'off',
    // React writes required="", which means the same.
    'attribute-boolean-style': 'off',
    // The defaults (submit, text) are intended; leaving them out saves bytes in the form's plain HTML.
    'no-implicit-button-type': 'off',
    'no-implicit-input-type': 'off',
    // Gatsby's root element is called ___gatsby.
    'valid-id': ['error', { relaxed: true }],
    'id-pattern': 'off',
    // Patterns set their position in the grid inline, Gatsby's wrapper its outline; colours stay in CSS.
    'no-inline-style': 'off',
    // All pages are generated, without line breaks or for minimal size.
    'no-trailing-whitespace': 'off',
    'long-title': 'off', // tests/built/head.ts counts the characters of titles.
    // A doctype is case-insensitive.
    'doctype-style': 'off',
    // The site's own files need no integrity attribute: they come from the same host as the page, under its policy.
    'require-sri': 'off',
    // Telephone numbers are formatted by hand, as readers expect.
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
