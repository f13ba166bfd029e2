/**
 * The sentences of the editor and the content check: both languages match, and every use passes the values that its
 * sentence needs.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { dialogTexts } from '../src/admin/words/dialogs'
import { interfaceTexts } from '../src/admin/words/words'
import { sentences } from '../src/content-model/sentences'
import { placeholdersIn } from '../src/lib/fill-in'

type Wording = string | readonly string[]
const en = { ...sentences.en, ...interfaceTexts.en, ...dialogTexts.en }
const de = { ...sentences.de, ...interfaceTexts.de, ...dialogTexts.de }

/** Every sentence by its path: `rules.missing-file.found`. */
function wordingsOf(texts: typeof en): Map<string, Wording> {
  const rules = Object.entries(texts.rules).flatMap(([id, { found, remedy }]) => [
    [`rules.${id}.found`, found] as const,
    [`rules.${id}.remedy`, remedy] as const,
  ])
  const flat = (part: 'words' | 'interface' | 'dialogs') =>
    Object.entries(texts[part]).map(([id, text]) => [`${part}.${id}`, text] as const)
  return new Map<string, Wording>([...rules, ...flat('words'), ...flat('interface'), ...flat('dialogs')])
}

const names = (wording: Wording) => [wording].flat().map((text) => [...new Set(placeholdersIn(text))].sort())

test('both languages have the same sentences, with the same placeholders', () => {
  const [first, other] = [wordingsOf(en), wordingsOf(de)]
  expect([...other.keys()].sort()).toEqual([...first.keys()].sort())
  for (const [id, wording] of first) expect([id, names(other.get(id) ?? '')]).toEqual([id, names(wording)])
})

/** A call that uses a sentence: the possible ids, and the values passed. */
type Use = { file: string; ids: string[]; values: string[] | 'unknown' }

/** The texts that an expression may be: literals, both branches of a condition, templates as patterns. */
function literalsOf(node: ts.Expression): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(literalsOf)
  if (!ts.isTemplateExpression(node)) return []
  return [node.head.text + node.templateSpans.map(({ literal }) => `*${literal.text}`).join('')]
}

function valuesOf(node: ts.Expression | undefined): Use['values'] {
  if (!node) return []
  if (!ts.isObjectLiteralExpression(node)) return 'unknown'
  return node.properties.map((each) => each.name?.getText() ?? '')
}

/** The functions that take a sentence's id, and the prefix of the ids. */
const takers: Readonly<Record<string, string>> = {
  message: 'rules',
  faultAt: 'rules',
  worded: 'words',
  words: 'interface',
  'wordsIn(language)': 'interface',
  said: 'dialogs',
}

function usesIn(file: string): Use[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const found: Use[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const taker = takers[node.expression.getText()]
      const part = taker === 'interface' && !file.includes('admin') ? undefined : taker
      const position = node.arguments.findIndex((each) => literalsOf(each).length > 0)
      const id = node.arguments[position]
      if (part && id)
        found.push({
          file,
          ids: literalsOf(id).map((each) => `${part}.${each}`),
          values: valuesOf(node.arguments[position + 1]),
        })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

const rooms = ['content-model', 'content-check', 'admin']
const files = rooms.flatMap((room) =>
  readdirSync(join('src', room), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|^tests\//.test(name))
    .map((name) => join('src', room, name)),
)
const uses = files.flatMap(usesIn)
const all = wordingsOf(en)
const matches = (id: string, pattern: string) =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^.]*')}$`).test(id)
const keysOf = (id: string): string[] =>
  [...all.keys()].filter((key) =>
    key.startsWith('rules.')
      ? matches(key.replace(/\.(?:found|remedy)$/, ''), id)
      : matches(key.replace(/\.(?:one|other)$/, ''), id),
  )

test('every use passes the values that its sentence needs', () => {
  expect(uses.length).toBeGreaterThan(150)
  const lacking = uses.flatMap(({ file, ids, values }) =>
    ids.flatMap((id) => {
      const keys = keysOf(id)
      if (keys.length === 0) return [`${file}: ${id} is no sentence`]
      if (values === 'unknown') return []
      return keys.flatMap((key) => {
        // Of several wordings, the one with the fewest placeholders is for missing optional values.
        const asked = names(all.get(key) ?? '')
        const given = asked.some((each) => each.every((name) => values.includes(name)))
        return given ? [] : [`${file}: ${key} asks for ${asked.join(' or ')}`]
      })
    }),
  )
  expect(lacking).toEqual([])
})

test('every sentence is used', () => {
  const used = new Set(uses.flatMap(({ ids }) => ids.flatMap(keysOf)))
  const code = files.map((file) => readFileSync(file, 'utf8')).join('\n')
  // Some are looked up in a table: the parser's error codes, the types of values.
  const named = (key: string) =>
    code.includes(`'${key.replace(/^\w+\./, '').replace(/\.(?:found|remedy|one|other)$/, '')}'`)
  expect([...all.keys()].filter((key) => !used.has(key) && !named(key))).toEqual([])
})
