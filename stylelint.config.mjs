/** Stylelint: the standard rules, logical directions, and no literal colour, space or size outside the tokens. */
import { tsImport } from 'tsx/esm/api'

const file = new URL('./src/site/breakpoints.ts', import.meta.url)
const { breakpoints } = await tsImport(file.href, import.meta.url)

/**
 * The widths at which a layout may change: the breakpoints, and just below them (A9). In em (16 pixels by default), so
 * that visitors with larger text get the layout of a narrower window.
 */
const widths = Object.values(breakpoints).flatMap((width) => [`${width / 16}em`, `${width / 16 - 0.001}em`])

const logical =
  /^(margin|padding)-(left|right|top|bottom)$|^border-(left|right|top|bottom)(-|$)|^(left|right|top|bottom)$/

/** One part of a value, including functions; a value of four parts sets left and right separately. */
const part = String.raw`((?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+)`
const unequalSides = new RegExp(String.raw`^${part}\s+${part}\s+${part}\s+(?!\2$)${part}$`)

const spaces = /^(margin|padding|gap|row-gap|column-gap|inset|scroll-margin|scroll-padding)(-|$)/

const onlyTokens = {
  'color-no-hex': true,
  'color-named': 'never',
  'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'],
  'declaration-property-unit-disallowed-list': {
    [spaces.toString()]: ['px', 'rem', 'vw', 'vh'],
    'font-size': ['px', 'rem', 'vw', 'vh'],
  },
}

export default {
  extends: ['stylelint-config-standard'],
  // Rules cannot be disabled in files: a rule that does not fit is changed here, with a reason.
  configurationComment: 'house-styles-off',
  rules: {
    ...onlyTokens,
    'property-disallowed-list': [
      [logical.toString(), 'float', 'text-align-last'],
      { message: (name) => `"${name}" is tied to a side of the screen; use the logical property.` },
    ],
    'declaration-property-value-disallowed-list': {
      'text-align': ['left', 'right'],
      // Safari before 26.2 drops a shorthand of more than the line: links in texts had no underline there.
      'text-decoration': ['/\\s/'],
      '/^transition/': ['/\\ball\\b/'],
      '/^(margin|padding|inset)$/': [unequalSides.toString()],
    },
    'declaration-no-important': true,
    'selector-max-id': 0,
    'selector-class-pattern': [
      '^[a-z][a-zA-Z0-9]*$',
      { message: (name) => `Write the class "${name}" in camelCase: it is read as a property.` },
    ],
    'media-feature-name-value-allowed-list': { '/^(min-|max-)?(width|inline-size)$/': widths },
    'import-notation': 'string',
    // Older supported browsers do not understand `width >= 768px`.
    'media-feature-range-notation': 'prefix',
    // Layers and nesting determine the order here; the rule knows neither.
    'no-descending-specificity': null,
    // Groups of declarations are separated by hand where it helps readability.
    'declaration-empty-line-before': null,
    'custom-property-empty-line-before': null,
  },
  overrides: [
    {
      // The files in which values are literal.
      files: ['src/styles/tokens.css', 'src/site/own/brand.css'],
      rules: Object.fromEntries(Object.keys(onlyTokens).map((rule) => [rule, null])),
    },
    {
      // Paper has no theme: print is black on white whatever the tokens are. Print also has to force widths.
      files: ['src/styles/print.css'],
      rules: {
        ...Object.fromEntries(Object.keys(onlyTokens).map((rule) => [rule, null])),
        'declaration-no-important': null,
      },
    },
    {
      // Helpers and visitors' own settings that must win over any component.
      files: ['src/styles/{utilities,reset,base,forced-colors}.css'],
      rules: { 'declaration-no-important': null },
    },
    {
      // A map is the same in every language.
      files: ['src/components/street-map/street-map.module.css'],
      rules: { 'declaration-property-value-disallowed-list': null },
    },
    {
      // Global classes are written as in HTML.
      files: ['src/**/!(*.module).css'],
      rules: { 'selector-class-pattern': '^[a-z][a-z0-9-]*$' },
    },
    {
      // The editor around the previews has its own look, without tokens.
      files: ['src/admin/**/*.css'],
      rules: Object.fromEntries(Object.keys(onlyTokens).map((rule) => [rule, null])),
    },
    {
      // Decap's elements are selected by Decap's names, and Decap sets sizes in style attributes.
      files: ['src/admin/admin.css', 'src/admin/decap-layout.css'],
      rules: {
        'selector-class-pattern': null,
        'selector-max-id': null,
        'declaration-no-important': null,
        'media-feature-name-value-allowed-list': null,
      },
    },
  ],
}
