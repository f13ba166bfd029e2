/** Every Decap phrase exists in formal German with the same placeholders. */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { merge, type Phrases } from './merge-phrases'
import { interfaceTexts } from './words'

function decapPhrases(): { de: Phrases; en: Phrases } {
  const code = "export {de, en} from 'decap-cms-locales'"
  const esbuild = join(process.cwd(), 'node_modules/esbuild/bin/esbuild')
  const bundled = execFileSync(
    esbuild,
    ['--bundle', '--format=cjs', '--main-fields=module,main', '--log-level=error'],
    { input: code, encoding: 'utf8' },
  )
  const module = { exports: {} as { de: Phrases; en: Phrases } }
  // The bundle is Decap's own data, built one line above.
  new (Function as unknown as new (...names: string[]) => (module: object) => void)('module', bundled)(module)
  return module.exports
}

/** The leaves of a tree as `a.b.c`. */
function leaves(phrases: Phrases, prefix = ''): string[] {
  return Object.entries(phrases).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${prefix}${key}`] : leaves(value, `${prefix}${key}.`),
  )
}

const { de, en } = decapPhrases()
const [dePhrases, enPhrases] = [interfaceTexts.de.decap, interfaceTexts.en.decap]
const english = merge(en, enPhrases)
const german = merge(de, dePhrases)

/** Phrases of our own: of the patches (patches/kept-text.patch, patches/typed-dates.patch, patches/uploads.patch) and of a deletion. */
const added = [
  'editor.editor.onDuplicateWithUnsavedChanges',
  'editor.editorWidgets.datetime.clearField',
  'ui.toast.brokenPicture',
  'ui.toast.entryDeleted',
  'ui.toast.onFailToPersistMedia',
]

const at = (phrases: Phrases, path: string): string =>
  String(
    path
      .split('.')
      .reduce<string | Phrases | undefined>(
        (found, key) => (typeof found === 'object' ? found[key] : undefined),
        phrases,
      ),
  )

test('none is missing', () => {
  expect(leaves(english).filter((path) => !leaves(german).includes(path))).toEqual([])
})

test('our replacements match existing Decap phrases', () => {
  expect(leaves(dePhrases).filter((path) => !leaves(english).includes(path))).toEqual([])
  expect(
    leaves(enPhrases)
      .filter((path) => !leaves(en).includes(path))
      .sort(),
  ).toEqual(added)
})

test('placeholders match the English phrase', () => {
  const placeholders = (text: string) => [...new Set(text.match(/%\{\w+\}/g))].sort()
  for (const path of leaves(dePhrases)) {
    const wanted = placeholders(at(english, path))
    expect([path, placeholders(at(german, path)).filter((name) => !wanted.includes(name))]).toEqual([
      path,
      [],
    ])
  }
})
