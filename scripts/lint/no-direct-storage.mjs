/**
 * Rules of ESLint for code outside of src/client/storage, which checks the registry and the visitor's consent: nothing
 * else accesses the browser's storage. Also inspects strings, which may be scripts.
 */

const stores = ['localStorage', 'sessionStorage', 'indexedDB', 'cookieStore', 'caches']
const message =
  'This is for src/client/storage only: register the entry in registry.ts, then use keep.ts or cookies.ts (docs/decisions/consent.md).'

const anyStore = `/^(${stores.join('|')})$/`
const anyWindow = '/^(window|globalThis|self|top|parent)$/'

/** Selects `owner.name` and `owner['name']`, also with something before the owner. */
const member = (/** @type {string} */ owner, /** @type {string} */ name) =>
  `MemberExpression:matches([object.name=${owner}], [object.property.name=${owner}]):matches([computed=false][property.name=${name}], [property.value=${name}])`

/** Selects `{ name } = owner`. */
const taken = (/** @type {string} */ owner, /** @type {string} */ name) =>
  `VariableDeclarator[init.name=${owner}] > ObjectPattern > Property:matches([computed=false][key.name=${name}], [key.value=${name}])`

/** Storage access in the text of a script: `d.cookie=`, `w.localStorage`. */
const inText = String.raw`/\.(${stores.join('|')}|cookie)\b(?!-)/`

export const globalStores = stores.map((name) => ({ name, message }))

export const storageSyntax = [
  member(anyWindow, anyStore),
  member('/document$/i', '"cookie"'),
  taken(anyWindow, anyStore),
  taken('"document"', '"cookie"'),
  `Literal[value=${inText}]`,
  `TemplateElement[value.raw=${inText}]`,
].map((selector) => ({ selector, message }))
