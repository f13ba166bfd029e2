/** @jest-environment jsdom */
/** The derived configuration against Decap's own schema, checked by the real ajv that the bundle leaves out. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { webcrypto } from 'node:crypto'
import { collections, type Collection } from '../../content-model'
import type { Field as ModelField } from '../../content-model/fields'
import { makeConfig } from './config'
import type { AdminSettings } from './settings'

const settings: AdminSettings = {
  backend: { name: 'git-gateway', branch: 'main' },
  publishMode: 'editorial_workflow',
  siteUrl: 'https://www.example.com',
  previewCss: '/admin/preview.css',
  local: false,
}

type Field = {
  name: string
  widget?: string
  i18n?: unknown
  fields?: Field[]
  field?: Field
  types?: Field[]
}

/** Decap’s widgets that ship a schema. */
const widgets = ['number', 'list', 'object', 'relation', 'select', 'image', 'file', 'datetime', 'markdown']

/** Bundles Decap's validation with the schemas of its widgets, as the browser would get it. */
function decapValidate(): (config: object) => void {
  const folder = mkdtempSync(join(tmpdir(), 'decap-schema-'))
  const imports = widgets.map(
    (name, index) => `import w${index} from 'decap-cms-widget-${name}/dist/esm/schema.js'`,
  )
  const registered = widgets.map(
    (name, index) => `registerWidget('${name}', () => null, undefined, w${index})`,
  )
  const entry = `${imports.join('\n')}
import { registerWidget } from 'decap-cms-core/dist/esm/lib/registry.js'
import { validateConfig } from 'decap-cms-core/dist/esm/constants/configSchema.js'
${registered.join('\n')}
for (const name of ['string', 'text', 'boolean', 'slug']) registerWidget(name, () => null)
registerWidget('link', () => null)
export { validateConfig }`
  const source = join(process.cwd(), 'node_modules/.cache/decap-schema-entry.js')
  writeFileSync(source, entry)
  const outfile = join(folder, 'schema.cjs')
  const esbuild = join(process.cwd(), 'node_modules/esbuild/bin/esbuild')
  execFileSync(esbuild, [
    source,
    '--bundle',
    '--format=cjs',
    '--platform=browser',
    '--main-fields=module,browser,main',
    '--define:global=globalThis',
    '--alias:path=path-browserify',
    '--loader:.wasm=empty',
    `--outfile=${outfile}`,
    '--log-level=error',
  ])
  const module = jest.requireActual<{ validateConfig: (config: object) => void }>(outfile)
  rmSync(folder, { recursive: true })
  return module.validateConfig
}

function allFields(fields: readonly Field[]): Field[] {
  return fields.flatMap((field) => [
    field,
    ...allFields([...(field.fields ?? []), ...(field.types ?? []), ...(field.field ? [field.field] : [])]),
  ])
}

beforeAll(() => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true })
  // Decap creates an object URL for an empty file when its module is loaded.
  URL.createObjectURL = () => 'blob:'
})

test.each(['en', 'de'] as const)('Decap accepts the configuration (%s)', (language) => {
  const validate = decapValidate()
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => validate(makeConfig(settings, language))).not.toThrow()
  expect(() => validate({ ...makeConfig(settings, language), collections: [{ name: 'broken' }] })).toThrow()
  errors.mockRestore()
})

test('every field states how it is translated, and lists share nothing inside', () => {
  for (const collection of makeConfig(settings, 'en').collections) {
    const files = (collection['files'] ?? [collection]) as { fields: Field[] }[]
    const top = files.flatMap(({ fields }) => fields)
    for (const field of allFields(top))
      expect([collection.name, field.name, field.i18n]).toEqual([
        collection.name,
        field.name,
        expect.anything(),
      ])
    for (const list of allFields(top).filter(({ widget }) => widget === 'list')) {
      expect(
        allFields([...(list.fields ?? []), ...(list.types ?? [])]).every(({ i18n }) => i18n === true),
      ).toBe(true)
    }
  }
})

test('folders keep each language in its own file', () => {
  const { i18n, collections: all } = makeConfig(settings, 'en')
  expect(i18n).toEqual({ structure: 'multiple_files', locales: ['en', 'de'], default_locale: 'en' })
  expect(all.filter((collection) => collection['files']).map(({ i18n: own }) => own)).toEqual([
    { structure: 'single_file' },
  ])
})

/** Sample values for each kind of field. */
const widgetsOf: Readonly<Record<ModelField['kind'], readonly string[]>> = {
  text: ['string', 'text'],
  longText: ['text'],
  markdown: ['markdown'],
  slug: ['slug'],
  link: ['link'],
  date: ['datetime'],
  boolean: ['boolean'],
  number: ['number'],
  select: ['select'],
  file: ['file'],
  image: ['object'],
  reference: ['relation'],
  object: ['object'],
  list: ['list'],
  sections: ['list'],
}

test.each(['en', 'de'] as const)(
  'every field of every collection has a widget that matches its kind (%s)',
  (language) => {
    for (const model of Object.values<Collection>(collections)) {
      const config = makeConfig(settings, language).collections.find(({ name }) => name === model.name)
      const { fields = [] } = (config?.['files'] as { fields: Field[] }[] | undefined)?.[0] ?? config ?? {}
      const asked = Object.fromEntries((fields as Field[]).map((field) => [field.name, field]))
      expect(Object.keys(asked).sort()).toEqual(
        [...Object.keys(model.fields), ...(model.body ? ['body'] : [])].sort(),
      )
      for (const [name, field] of Object.entries(model.fields)) {
        expect(widgetsOf[field.kind]).toContain(asked[name]?.widget)
        expect(asked[name]).toMatchObject({
          label: field.label[language],
          i18n: field.translated && !field.shared ? true : 'duplicate',
        })
      }
      expect(config).toMatchObject({ label: model.label[language] })
    }
  },
)

test('long texts get a multi-line field, and the internal fields come last', () => {
  const products = makeConfig(settings, 'en').collections.find(({ name }) => name === 'products')
  const fields = products?.['fields'] as Field[]
  const widgetOf = (name: string) => fields.find((field) => field.name === name)?.widget
  expect([widgetOf('title'), widgetOf('summary')]).toEqual(['string', 'text'])
  expect(fields.slice(-2).map(({ name }) => name)).toEqual(['searchWords', 'checked'])
})

test('an item of a submenu is called by its text, not by its description, which it may not have', () => {
  const site = makeConfig(settings, 'en').collections.find(({ name }) => name === 'site')
  const inList = (fields: Field[] = [], name: string) => fields.find((field) => field.name === name)
  const menu = inList((site?.['files'] as Field[])[0]?.fields, 'navigation')
  expect(inList(menu?.fields, 'children')).toMatchObject({ summary: '{{fields.label}}' })
})
