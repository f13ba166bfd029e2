/** What the patched rich-text field writes to files: the typed text, and on the page what was typed. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { runInNewContext } from 'node:vm'
import { buildSync } from 'esbuild'
import { renderMarkdown } from '../../src/content-model/markdown/render'
import { patched, readPatches } from './admin-patches'

type Serializers = {
  markdownToSlate: (text: string) => unknown
  slateToMarkdown: (document: unknown) => string
}

const decap = 'node_modules/decap-cms-widget-markdown'
const source = `${decap}/dist/esm`

class Channel {
  readonly port1 = {}
  readonly port2 = {}
}

/** The patched serializers alone, without the field and its components. */
function patchedSerializers(): Serializers {
  const copy = mkdtempSync(join(tmpdir(), 'serializers-'))
  cpSync(`${source}/serializers`, join(copy, 'serializers'), { recursive: true })
  cpSync(`${source}/regexHelper.js`, join(copy, 'regexHelper.js'))
  const components = '[{ id: "table", pattern: /.^/, toBlock: ({ table }) => table }]'
  writeFileSync(join(copy, 'MarkdownControl.js'), `export const getEditorComponents = () => ${components}`)
  for (const patch of readPatches('.').filter(({ file }) => file.startsWith(`${source}/serializers/`)))
    writeFileSync(
      join(copy, patch.file.slice(source.length)),
      patched(readFileSync(patch.file, 'utf8'), patch),
    )
  const { outputFiles } = buildSync({
    entryPoints: [join(copy, 'serializers/index.js')],
    nodePaths: [resolve(decap, 'node_modules'), resolve('node_modules')],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'serializers',
    mainFields: ['module', 'main'],
    define: { global: 'globalThis', 'process.env': '{}' },
    alias: { path: 'path-browserify', '@admin': resolve('src/admin') },
  })
  rmSync(copy, { recursive: true })
  const code = `${outputFiles[0]?.text ?? ''};serializers`
  // React's server part opens a channel, and a real one would keep Jest running.
  return runInNewContext(code, { console, TextEncoder, MessageChannel: Channel }) as Serializers
}

const serializers = patchedSerializers()

const html = (text: string) =>
  renderMarkdown(text, { resolveLink: (target) => target, renderImage: () => undefined }).html.trim()

const saved = (stored: string) => serializers.slateToMarkdown(serializers.markdownToSlate(stored))

test.each([
  ['3. Oktober 2026 feiern wir.', '3\\. Oktober 2026 feiern wir.'],
  ['1) Größe & „Maß“', '1\\) Größe & „Maß“'],
  ['+ plus', '\\+ plus'],
  ['- minus', '\\- minus'],
  ['2026.', '2026\\.'],
  ['Es war\n1. Mai\n+ 2\n# 3', 'Es war\n1\\. Mai\n\\+ 2\n\\# 3'],
  ['3.5 Prozent', '3.5 Prozent'],
  ['+49 30 123', '+49 30 123'],
  ['5 * 3 * 2', '5 \\* 3 \\* 2'],
  ['Preis* und _Name', 'Preis\\* und \\_Name'],
  ['C:\\_x und C:\\temp\\[alt]', 'C:\\\\\\_x und C:\\temp\\\\\\[alt]'],
  ['C:\\temp\\', 'C:\\temp\\\\'],
  ['\\# \\* \\|', '\\\\# \\\\\\* \\\\|'],
  ['snake_case_name', 'snake_case_name'],
])('typed as a paragraph, it stays one: %j', (text, stored) => {
  const document = [{ type: 'paragraph', children: [{ text }] }]
  expect(serializers.slateToMarkdown(document)).toBe(stored)
  expect(serializers.markdownToSlate(stored)).toEqual(document)
  const shown = text.replaceAll('&', '&amp;')
  expect(html(stored).replaceAll('\u00a0', ' ')).toBe(`<p>${shown}</p>`)
})

const bold = (text: string) => ({ text, bold: true })

test.each([
  ['a colon before a letter', [bold('Achtung:'), { text: 'Text' }], '**Achtung**:Text'],
  ['a quotation after a letter', [{ text: 'Text' }, bold('„x“')], 'Text„**x“**'],
  ['spaces', [{ text: 'Text' }, bold('  x  '), { text: 'y' }], 'Text  **x**  y'],
  ['a bold space', [{ text: 'a' }, bold(' '), { text: 'b' }], 'a b'],
  ['nothing but punctuation', [{ text: 'a' }, bold('…'), { text: 'b' }], 'a…b'],
  ['italics', [{ text: 'x:', italic: true }, { text: 'y' }], '*x*:y'],
  ['bold italics', [{ text: 'x ' }, { ...bold('y.'), italic: true }, { text: 'z' }], 'x ***y***.z'],
  ['punctuation before a space', [bold('Achtung:'), { text: ' Text' }], '**Achtung:** Text'],
  ['a backslash before it', [{ text: 'C:\\' }, bold('x')], 'C:\\\\**x**'],
])('bold or italic words beside letters are so on the page: %s', (_, children, stored) => {
  expect(serializers.slateToMarkdown([{ type: 'paragraph', children }])).toBe(stored)
  expect(saved(stored)).toBe(stored)
  const text = children.map((child) => child.text).join('')
  const words = html(stored).replace(/<[^>]+>/g, '')
  expect(words.replaceAll('\u00a0', ' ')).toBe(text)
})

const link = (...children: { text: string }[]) => ({ type: 'link', data: { url: '/x' }, children })

test.each([
  [
    'a bold link before a letter',
    [bold('Siehe '), link(bold('Preis')), { text: 'e' }],
    '**Siehe** [**Preis**](/x)e',
  ],
  ['a bold link', [bold('Siehe '), link(bold('Preis')), { text: ' hier' }], '**Siehe [Preis](/x)** hier'],
  ['an exclamation mark before a link', [{ text: 'Neu!' }, link({ text: 'Preise' })], 'Neu\\![Preise](/x)'],
])('%s stays a link', (_, children, stored) => {
  expect(serializers.slateToMarkdown([{ type: 'paragraph', children }])).toBe(stored)
  expect(html(saved(stored))).toBe(html(stored))
  expect(html(stored)).toContain('<a href="/x">')
  expect(html(stored)).not.toContain('*')
})

test.each([
  '1. one\n2. two',
  '3. three\n4. four',
  '* one\n* two',
  'a\\\n3\\. b',
  '* 3\\. a',
  '> 3\\. a',
  '## 3. a',
  '**3.** a',
  'a *b* **c**',
])('stored and saved again, it is the same: %j', (stored) => expect(saved(stored)).toBe(stored))

const table = '| a | b |\n| :-: | ---: |\n| x \\| y | **1** |'

test.each([
  ['alone', table, table],
  ['at the start', `${table}\n\nText`, `${table}\n\nText`],
  ['at the end', `Text\n\n${table}\n`, `Text\n\n${table}`],
  ['two in sequence', `${table}\n\n${table}`, `${table}\n\n${table}`],
  [
    'with line ends of Windows',
    `Text\n\n${table}\n\nEnd`.replaceAll('\n', '\r\n'),
    `Text\n\n${table}\n\nEnd`,
  ],
  ['right after a paragraph', `Text\nmore\n${table}`, `Text\nmore\n\n${table}`],
  ['before a heading', `${table}\n## More`, `${table}\n\n## More`],
  [
    'in a list item',
    `* a\n\n  ${table.replaceAll('\n', '\n  ')}`,
    `* a\n\n  ${table.replaceAll('\n', '\n  ')}`,
  ],
  ['in a quotation', `> ${table.replaceAll('\n', '\n> ')}`, `> ${table.replaceAll('\n', '\n> ')}`],
  ['without bars at the ends', 'a | b\n-|-\n\\* | 2', 'a | b\n-|-\n\\* | 2'],
])('a table is a component of its own, and stays as it was: %s', (_, stored, expected) => {
  expect(JSON.stringify(serializers.markdownToSlate(stored))).toContain('"shortcode":"table"')
  expect(JSON.stringify(serializers.markdownToSlate(stored))).not.toContain('table-cell')
  expect(saved(stored)).toBe(expected)
  expect(html(expected)).toBe(html(stored))
})

test('bars without a table stay words: as on the page', () => {
  const stored = 'a | b\n--- | --- | ---'
  expect(JSON.stringify(serializers.markdownToSlate(stored))).not.toContain('table')
})

test('an inserted table without words leaves nothing in the text', () => {
  const empty = { type: 'shortcode', data: { shortcode: 'table', shortcodeData: { table: '' } } }
  const paragraph = (text: string) => ({ type: 'paragraph', children: [{ text }] })
  expect(serializers.slateToMarkdown([paragraph('a'), empty, paragraph('b')])).toBe('a\n\nb')
  expect(serializers.slateToMarkdown([empty])).toBe('')
})

test('saved again, it looks the same on the page: a “*” between spaces', () => {
  expect(html(saved('5 * 3 * 2'))).toBe(html('5 * 3 * 2'))
})
