/** Stub for outdent, which gatsby-plugin-react-i18next needs for one developer warning. */

/** Returns the text of a template unchanged. */
function plain(strings: readonly string[], ...values: readonly unknown[]): string {
  return strings.map((part, index) => part + String(values[index] ?? '')).join('')
}

export { plain as default }
