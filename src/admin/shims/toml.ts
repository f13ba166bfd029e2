/** Stub for Decap's reader of TOML, which tries `eval` as it starts: the site's content is YAML. */
function parseToml(): never {
  throw new Error('The content of this site is YAML, not TOML.')
}

export { parseToml as default }
