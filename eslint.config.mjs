/** ESLint: the rules of TypeScript and React, and those house rules that can be checked automatically. */
import { createNodeResolver, importX } from 'eslint-plugin-import-x'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { globalStores, storageSyntax } from './scripts/lint/no-direct-storage.mjs'
import { rooms } from './scripts/lint/rooms.mjs'

const pure = 'Views, sections and components are pure: page data in, markup out (docs/architecture.md).'
const base = 'This folder is read by the build, the browser, the editor and the tests: plain TypeScript only.'

/** Packages by name prefix; project files by folder. */
const gatsby = String.raw`^(gatsby(/|$|-)|@gatsbyjs/|@reach/router)`
const i18n = String.raw`^(gatsby-plugin-react-i18next|i18next|react-i18next)`
const editor = String.raw`^decap-|(^|/)admin/`
const react = String.raw`^react(/|$|-)`

/** Forbids imports that match one of the expressions, with the reason. */
const refuse = (expressions, message) => ({
  'no-restricted-imports': ['error', { patterns: expressions.map((regex) => ({ regex, message })) }],
})

/** Syntax that is not used in this project. */
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
    // A `type` can do everything except merge into a global interface.
    selector: ':not(TSModuleBlock) > TSInterfaceDeclaration',
    message: 'Write a `type`.',
  },
  { selector: 'TSEnumDeclaration', message: 'Write a union of literals, or an object `as const`.' },
  {
    // The build shortens custom properties that no script names (src/gatsby/property-names.ts).
    selector:
      'CallExpression[callee.property.name=/^(set|get|remove)Property(Value)?$/] > :matches(BinaryExpression[left.value=/^-*$/], TemplateLiteral[quasis.0.value.raw=/^-*$/]).arguments:first-child',
    message: 'Write the name of a custom property out, at least its beginning.',
  },
]

/** Files whose default export a third-party tool requires. */
const defaultExports = [
  '*.mjs',
  'bench/*/*{.,-}config.mjs',
  'gatsby-*.{ts,tsx}',
  'playwright.config.ts',
  'src/templates/**',
  'src/api/**',
  'netlify/functions/**',
  // Replace the packages of those names.
  'src/{i18n/light,admin/shims,client/stubs}/**',
  'src/types/**',
  'tests/unit/asset.ts',
]

/** Files that neither a production build nor `npm start` needs; only they may import a development dependency. */
const developmentFiles = [
  'scripts/lib/extend/edit.ts',
  '**/*.test.{ts,tsx}',
  '*.config.{mjs,ts}',
  'tests/**',
  'src/**/{tests,testing}/**',
  'scripts/lint/**',
  'scripts/{bench-contact,bench-visit,handbook,shots}.ts',
  'scripts/lib/{chromium,contact-sheet,visits}.ts',
]

export default tseslint.config(
  {
    ignores: [
      ...['public/', '.cache/', '.build/', 'coverage/', 'test-results/', 'static/', 'fixtures/'],
      ...['bench/*/out/', 'bench/astro/.astro/', 'bench/gatsby/{.cache,public}/'],
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
      'no-restricted-syntax': ['error', ...refusedSyntax],
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
    // We do not control how other packages are typed.
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
  {
    // Every imported package is declared in the right group of dependencies (type imports do not count), and every
    // export is found by its name.
    files: ['**/*.{ts,tsx,mjs}'],
    ignores: ['**/*.d.ts'],
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createNodeResolver()] },
    rules: {
      'import-x/no-extraneous-dependencies': [
        'error',
        { devDependencies: developmentFiles, optionalDependencies: false, peerDependencies: false },
      ],
      'import-x/no-default-export': 'error',
    },
  },
  {
    // A workspace: the project declares the packages that both use.
    files: ['samples/**'],
    plugins: { 'import-x': importX },
    rules: { 'import-x/no-extraneous-dependencies': ['error', { packageDir: ['.', './samples'] }] },
  },
  { files: ['**/*.tsx'], ...jsxA11y.flatConfigs.strict },
  {
    // The plugin's other rules are for React's compiler, which is not used here. Playwright's `use` is not a hook.
    files: ['**/*.{ts,tsx}'],
    ignores: ['tests/{browser,editor,lib}/**'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  { files: ['src/{views,sections,components}/**'], rules: refuse([gatsby, i18n, editor], pure) },
  { files: ['src/components/link/**'], rules: refuse([i18n, editor], pure) },
  {
    files: ['src/{lib,site,page,content-model,pattern,early,search,entries,assemble}/**'],
    rules: refuse([gatsby, i18n, editor, react], base),
  },
  {
    // The editor's bundle is not for visitors; src/site/storage/others.ts lists what it stores.
    files: ['src/**', 'gatsby-*.{ts,tsx}'],
    ignores: [
      'src/client/storage/**',
      'src/admin/**',
      '**/*.test.{ts,tsx}',
      // The early scripts are separate programs; they write registered entries under the same conditions.
      'src/early/**',
      '**/*.d.ts',
    ],
    rules: {
      'no-restricted-globals': ['error', ...globalStores],
      'no-restricted-syntax': ['error', ...refusedSyntax, ...storageSyntax],
    },
  },
  {
    // Tests may import from any room.
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/{tests,testing}/**', '**/*.d.ts'],
    plugins: { rooms },
    rules: { 'rooms/order': 'error' },
  },
  { files: defaultExports, rules: { 'import-x/no-default-export': 'off' } },
  {
    // Printing is the purpose of these files.
    files: ['scripts/**', 'samples/**', 'tests/**', 'src/gatsby/**'],
    rules: { 'no-console': 'off' },
  },
  {
    // The editor asks before it discards work; the question must block everything else.
    files: ['src/admin/**'],
    rules: { 'no-alert': 'off' },
  },
  {
    // Tests may use `require`.
    files: ['**/*.test.{ts,tsx}', 'tests/unit/**'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
)
