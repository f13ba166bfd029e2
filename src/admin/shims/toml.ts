/** Stub for Decap's TOML parser, which calls `eval` on load: the site's content is YAML. */
function parseToml(): never {
  throw new Error('The content of this site is YAML, not TOML.')
}

export { parseToml as default }
