/**
 * ESLint rule: browser storage is accessed only through src/client/storage, which checks the registry and the visitor's
 * consent. Also inspects strings, which may be scripts.
 */

const stores = ['localStorage', 'sessionStorage', 'indexedDB', 'cookieStore', 'caches']
const storesSet = new Set(stores)

/** Matches storage access in the text of a script: `d.cookie=`, `w.localStorage`. */
const inText = new RegExp(String.raw`\.(?:${stores.join('|')}|cookie)\b(?!-)`)

/**
 * The name in a property access or destructuring; undefined if it is known only at run time.
 * @param {any} key
 * @param {boolean} computed
 * @returns {string | undefined}
 */
function nameOf(key, computed) {
  if (!computed && key.type === 'Identifier') return key.name
  return key.type === 'Literal' && typeof key.value === 'string' ? key.value : undefined
}

/**
 * Whether the file itself declares a name.
 * @param {any} node
 * @param {import('eslint').Scope.Scope | null} scope
 */
const isOwnName = (node, scope) => {
  for (let at = scope; at; at = at.upper) {
    const variable = at.set.get(node.name)
    if (variable) return variable.defs.length > 0
  }
  return false
}

/** @type {import('eslint').Rule.RuleModule} */
const rule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      direct:
        '“{{name}}” is for src/client/storage only: register the entry in registry.ts, then use keep.ts or cookies.ts (docs/decisions/consent.md).',
    },
  },
  create(context) {
    /**
     * @param {any} node
     * @param {string | undefined} name
     */
    const report = (node, name) => context.report({ node, messageId: 'direct', data: { name: name ?? '' } })
    return {
      Identifier(node) {
        if (!storesSet.has(node.name)) return
        /** @type {any} */
        const parent = node.parent
        const isProperty =
          (parent.type === 'MemberExpression' && parent.property === node && !parent.computed) ||
          (parent.type === 'Property' && parent.key === node && !parent.computed) ||
          parent.type.startsWith('TS') ||
          parent.type === 'MethodDefinition' ||
          parent.type === 'PropertyDefinition'
        if (!isProperty && !isOwnName(node, context.sourceCode.getScope(node))) report(node, node.name)
      },
      MemberExpression(node) {
        /** @type {any} */
        const { object, property, computed } = node
        const name = nameOf(property, computed)
        const owner = object.type === 'Identifier' ? object.name : nameOf(object.property ?? object, false)
        const global = /^(?:window|globalThis|self|top|parent)$/.test(owner ?? '')
        if (name && storesSet.has(name) && global) report(property, name)
        if (name === 'cookie' && /document$/i.test(owner ?? '')) report(property, 'document.cookie')
      },
      /** @param {any} node */
      'VariableDeclarator > ObjectPattern > Property'({ key, computed, parent }) {
        const from = parent.parent.init
        const name = nameOf(key, computed)
        if (from?.type !== 'Identifier') return
        if (name && storesSet.has(name) && /^(?:window|globalThis|self)$/.test(from.name)) report(key, name)
        if (name === 'cookie' && from.name === 'document') report(key, 'document.cookie')
      },
      Literal(node) {
        const found = typeof node.value === 'string' && inText.exec(node.value)
        if (found) report(node, found[0])
      },
      TemplateElement(node) {
        const found = inText.exec(node.value.raw)
        if (found) report(node, found[0])
      },
    }
  },
}

/** As a plugin: `site/no-direct-storage`. */
export const site = { rules: { 'no-direct-storage': rule } }
