/** ESLint: TypeScript's and React's own rules, and the house rules that a machine can see. */
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { site } from './scripts/lint/no-direct-storage.mjs'

const pure = 'Views, sections and components are pure: page data in, markup out (docs/architecture.md).'
const base = 'This folder is read by the build, the browser, the editor and the tests: plain TypeScript only.'

/** Packages by the beginning of their name; files of the project are told by their folder. */
const gatsby = String.raw`^(gatsby(/|$|-)|@gatsbyjs/|@reach/router)`
const i18n = String.raw`^(gatsby-plugin-react-i18next|i18next|react-i18next)`
const editor = String.raw`^decap-|(^|/)admin/`
const react = String.raw`^react(/|$|-)`

/** Refuses imports that match one of the expressions, with the reason. */
const refuse = (expressions, message) => ({
  'no-restricted-imports': ['error', { patterns: expressions.map((regex) => ({ regex, message })) }],
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
  {
    // Merging into a global interface is the one thing that a type cannot do.
    selector: ':not(TSModuleBlock) > TSInterfaceDeclaration',
    message: 'Write a `type`.',
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
  'netlify/functions/**',
  // Stands for the package of that name.
  'src/i18n/light/**',
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
      'no-console': ['error', { allow: ['error', 'warn'] }],
      'no-debugger': 'error',
      'no-alert': 'error',
      'no-eval': 'error',
      'no-new-func': 'error',
      'no-restricted-syntax': ['error', ...refusedSyntax, noDefault],
      'object-shorthand': 'error',
      'prefer-template': 'error',
      // See the interfaces of refusedSyntax.
      '@typescript-eslint/consistent-type-definitions': 'off',
      // A listener without a message is an `Emitter<void>`.
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    // What other packages look like is not ours to choose.
    files: ['**/*.d.ts'],
    rules: { 'no-restricted-syntax': 'off' },
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
  {
    // The plugin's other rules prepare code for React's compiler, which is not used here.
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  { files: ['src/{views,sections,components}/**'], rules: refuse([gatsby, i18n, editor], pure) },
  { files: ['src/components/link/**'], rules: refuse([i18n, editor], pure) },
  {
    files: ['src/{site,content-model}/**'],
    rules: refuse([gatsby, i18n, editor, react], base),
  },
  {
    // The editor's own bundle is not for visitors; what it keeps is named in src/client/storage/others.ts.
    files: ['src/**', 'gatsby-*.{ts,tsx}'],
    ignores: [
      'src/client/storage/**',
      'src/admin/**',
      '**/*.test.{ts,tsx}',
      // Early scripts are texts of their own: they write registered entries under the same conditions.
      'src/client/early-script.ts',
      'src/client/locale/root-script.ts',
      'src/client/theme/theme-script.ts',
    ],
    plugins: { site },
    rules: { 'site/no-direct-storage': 'error' },
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
    // The editor asks before it throws work away; the question must hold everything up.
    files: ['src/admin/**'],
    rules: { 'no-alert': 'off' },
  },
  {
    // Jest's and Playwright's fixtures are plain calls; a missing DOM node is what a test wants to hear of.
    files: ['**/*.test.{ts,tsx}', 'tests/unit/**'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
)
