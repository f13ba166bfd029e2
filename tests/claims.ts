/**
 * The promises of the accessibility statement, in the order of its two lists, and the tests that prove them. A claim
 * that no test proves must not be made; `claims.test.ts` compares this list with content/pages/accessibility.*.md.
 */

type Proof = { file: string; text: string }

export type Claim = {
  /** The start of the claim in the English statement. */
  begins: string
  proofs: readonly Proof[]
}

const templates = (text: string): Proof => ({ file: 'tests/browser/templates.spec.ts', text })

/** “What you can expect” */
export const promises: readonly Claim[] = [
  {
    begins: 'Every page works with the keyboard alone.',
    proofs: [
      templates('L52: by Tab alone, the focus is visible and not covered'),
      { file: 'tests/browser/access.spec.ts', text: 'the first stop skips to the content' },
    ],
  },
  {
    begins: 'Headings, landmarks, lists and tables',
    proofs: [
      { file: 'tests/built/outline.ts', text: 'outline ${page.path}' },
      { file: 'tests/built/access.ts', text: 'table-without-head' },
      {
        file: 'src/content-check/tests/access.test.ts',
        text: 'structure that is typed instead of marked',
      },
    ],
  },
  {
    begins: 'Text and background meet the contrast',
    proofs: [templates('axe in light, dark and forced colours, and at 320 px')],
  },
  {
    begins: 'Pages can be read at a width of 320 pixels',
    proofs: [templates('no sideways scroll'), templates('L54: with 200 % text and wider spacing')],
  },
  {
    begins: 'Nothing moves by itself.',
    proofs: [
      templates('nothing moves endlessly'),
      { file: 'tests/browser/behaviour-motion.spec.ts', text: 'L57 reduced motion: no parallax, no ripple' },
    ],
  },
  {
    begins: 'Pages, menus and the contact form also work without scripts.',
    proofs: [
      templates("test.describe('without scripts'"),
      {
        file: 'tests/browser/contact-plain.spec.ts',
        text: 'without scripts: sent, with a confirmation page',
      },
    ],
  },
  {
    begins: 'The contact form describes errors',
    proofs: [
      {
        file: 'tests/browser/contact.spec.ts',
        text: 'mistakes are listed above the form and beside each field',
      },
    ],
  },
  {
    begins: 'Pictures with meaning have a text alternative',
    proofs: [
      { file: 'tests/built/outline.ts', text: 'imageProblems' },
      { file: 'src/content-check/tests/body.test.ts', text: 'missing-alt' },
    ],
  },
]

/** “How we tested” */
export const checks: readonly Claim[] = [
  {
    begins: 'axe-core and IBM’s accessibility checker',
    proofs: [
      templates('axe in light, dark and forced colours, and at 320 px'),
      templates('secondProblems(page'),
    ],
  },
  { begins: 'every kind of page at a width of 320 pixels', proofs: [templates('no sideways scroll')] },
  { begins: 'every kind of page without scripts', proofs: [templates("test.describe('without scripts'")] },
  {
    begins: 'the contact form by keyboard alone',
    proofs: [
      {
        file: 'tests/browser/contact.spec.ts',
        text: 'by keyboard only, from the first field to the reference',
      },
    ],
  },
  {
    begins: 'the cookie settings, also with reduced motion',
    proofs: [
      {
        file: 'tests/browser/consent-access.spec.ts',
        text: 'L13: no axe findings in the question and its settings',
      },
      { file: 'tests/browser/consent-access.spec.ts', text: 'reducedMotion' },
    ],
  },
  {
    begins: 'every kind of page with text at 200 percent',
    proofs: [
      templates('L54: with 200 % text and wider spacing'),
      templates('L53: in forced colours all text on controls is visible'),
    ],
  },
  {
    begins: 'every kind of page by keyboard alone',
    proofs: [
      templates('L52: by Tab alone, the focus is visible and not covered'),
      { file: 'tests/browser/access.spec.ts', text: 'the slider by keys and by buttons' },
    ],
  },
  {
    begins: 'the finished pages for headings, labels, language and text alternatives',
    proofs: [
      { file: 'tests/built/outline.ts', text: 'outline ${page.path}' },
      { file: 'tests/built/access.ts', text: 'field-without-label' },
      { file: 'tests/built/access.ts', text: 'unmarked-language' },
    ],
  },
]
