/**
 * ESLint rule: a room (folder below src, or of the editor) imports only from itself and from rooms before it in this
 * list, which docs/architecture.md shows as a table. So there are no circular dependencies between rooms.
 */
import path from 'node:path'

/** From the lowest layer upwards. */
export const roomOrder = [
  'lib',
  'html',
  'site',
  'content-model',
  'page',
  'i18n',
  'pattern',
  'search',
  'entries',
  'assemble',
  'content-check',
  'early',
  'hosting',
  'client',
  'components',
  'forms',
  'sections',
  'views',
  'seo',
  'templates',
  'gatsby',
  'contact-server',
  'admin/words',
  'admin/config',
  'admin/sign-in',
  'admin/search',
  'admin/draft',
  'admin/rules',
  'admin/decap',
  'admin/history',
  'admin/preview',
  'admin/widgets',
  'admin/dialogs',
  'admin/bar',
  'admin',
  'translations-status',
  'sign-in',
  'ready',
  'reports',
  'api',
]

/** Rooms outside the order: style sheets, and declarations of third-party modules. */
const beside = new Set(['styles', 'types', 'admin/shims'])

/**
 * The room of a file; undefined outside src, and for rooms outside the order.
 * @param {string} file
 */
function roomOf(file) {
  const [, room = '', folder = ''] =
    /(?:^|\/)src\/([^/]+)\/(?:([^/]+)\/)?/.exec(file.split(path.sep).join('/')) ?? []
  const inner = `${room}/${folder}`
  if (room === '' || beside.has(room) || beside.has(inner)) return undefined
  // A file next to inner rooms belongs to the room that contains them.
  return roomOrder.includes(inner) ? inner : room
}

/** @type {import('eslint').Rule.RuleModule} */
const rule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      up: '“{{from}}” lies below “{{to}}” (scripts/lint/rooms.mjs) and must not import from it: move what both need further down, or hand it in.',
      outside: 'src must not import from outside of src (“{{to}}”).',
      unknown: 'The room “{{to}}” has no place in the order of rooms yet: name it in scripts/lint/rooms.mjs.',
    },
  },
  create(context) {
    const from = roomOf(context.filename)
    /** @param {any} source */
    const check = (source) => {
      if (!from || source?.type !== 'Literal' || !String(source.value).startsWith('.')) return
      const target = path.resolve(path.dirname(context.filename), source.value)
      const to = roomOf(`${target}/`)
      const data = { from, to: to ?? source.value }
      if (!target.split(path.sep).includes('src')) {
        if (!/[\\/]locales[\\/]/.test(target)) context.report({ node: source, messageId: 'outside', data })
        return
      }
      if (!to) return
      const [here, there] = [roomOrder.indexOf(from), roomOrder.indexOf(to)]
      if (here < 0 || there < 0)
        context.report({
          node: source,
          messageId: 'unknown',
          data: { from, to: here < 0 ? from : to },
        })
      else if (there > here) context.report({ node: source, messageId: 'up', data })
    }
    return {
      ImportDeclaration: ({ source }) => check(source),
      ImportExpression: ({ source }) => check(source),
      ExportNamedDeclaration: ({ source }) => check(source),
      ExportAllDeclaration: ({ source }) => check(source),
      /** @param {any} node */
      TSImportType: (node) => check(node.source ?? node.argument?.literal),
    }
  },
}

/** As a plugin: `rooms/order`. */
export const rooms = { rules: { order: rule } }
