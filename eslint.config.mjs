/** ESLint: TypeScript's and React's own rules, and the house rules that a machine can see. */
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

const pure = 'Views, sections and components are pure: page data in, markup out (docs/architecture.md).'
const base = 'This folder is read by the build, the browser, the editor and the tests: plain TypeScript only.'

const gatsby = ['gatsby', 'gatsby/*', 'gatsby-*', '@reach/router', '@gatsbyjs/*']
const i18n = ['gatsby-plugin-react-i18next', 'i18next', 'react-i18next']
const editor = ['decap*', '**/admin/**']

/** Refuses imports that match one of the patterns, with the reason. */
const refuse = (group, message) => ({
  'no-restricted-imports': ['error', { patterns: [{ group, message }] }],
})

/** What the house does not write, whoever may find it handy. */
const refusedSyntax = [
  {
    selector: 'TSTypeReference[typeName.right.name=/^(FC|FunctionComponent)$/]',
    message: 'Write a plain function with `type Props`.',
  },
  {
    selector: 'TSTypeReference[typeName.name=/^(FC|FunctionComponent)$/]',
    message: 'Write a plain function with `type Props`.',
  },
  { selector: 'TSEnumDeclaration', message: 'Write a union of literals, or an object `as const`.' },
]
const noDefault = {
  selector: 'ExportDefaultDeclaration',
  message: 'Use a named export: it is found by its name.',
}

/** Files whose default export somebody else's tool asks for. */
const defaultExports = [
  '*.mjs',
  'gatsby-*.{ts,tsx}',
  'src/templates/**',
  'src/api/**',
  'src/types/**',
  'tests/unit/asset.ts',
]

export default tseslint.config(
  {
    ignores: [
      'public/',
      '.cache/',
      '.build/',
      'coverage/',
      'test-results/',
      'static/',
      'src/gatsby-types.d.ts',
    ],
  },
  { linterOptions: { noInlineConfig: true } },
  tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx,mjs}'],
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'no-debugger': 'error',
      'no-alert': 'error',
      'no-eval': 'error',
      'no-new-func': 'error',
      'no-script-url': 'error',
      'no-restricted-syntax': ['error', ...refusedSyntax, noDefault],
      'object-shorthand': 'error',
      'prefer-template': 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    // Ambient declarations of other packages' interfaces can only be merged as interfaces.
    files: ['**/*.d.ts'],
    rules: { '@typescript-eslint/consistent-type-definitions': 'off' },
  },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: ['**/*.d.ts'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  { files: ['**/*.tsx'], ...jsxA11y.flatConfigs.strict },
  { files: ['**/*.{ts,tsx}'], ...reactHooks.configs.flat.recommended },
  { files: ['src/{views,sections,components}/**'], rules: refuse([...gatsby, ...i18n, ...editor], pure) },
  { files: ['src/components/link/**'], rules: refuse([...i18n, ...editor], pure) },
  {
    files: ['src/{site,content-model}/**'],
    rules: refuse([...gatsby, ...i18n, ...editor, 'react', 'react-*'], base),
  },
  {
    files: defaultExports,
    rules: { 'no-restricted-syntax': ['error', ...refusedSyntax] },
  },
  {
    // What these print is their purpose.
    files: ['scripts/**', 'tests/**', 'src/gatsby/**'],
    rules: { 'no-console': 'off' },
  },
  {
    // Jest's and Playwright's fixtures are plain calls; a missing DOM node is what a test wants to hear of.
    files: ['**/*.test.{ts,tsx}', 'tests/unit/**'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
)
