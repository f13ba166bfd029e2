/** docs/requirements.md is complete, and what it names exists. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { localeCookieName, viewportCookieName } from '../src/client/constants'
import { consentKey } from '../src/client/consent/store'
import { formStateKey } from '../src/client/reload/form-state'
import { reloadKey } from '../src/client/reload/guard'
import { positionsKey } from '../src/client/scroll/positions'
import { themeStorageKey } from '../src/client/theme/theme-script'
import { draftKey } from '../src/forms/contact/draft'
import { localeCodes } from '../src/site/locales'

const root = join(__dirname, '..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')

/** The requirements are numbered from 1 to this (semantics, section 11). */
const last = 124

type Row = { id: string; code: string[]; proofs: { file: string; text: string }[] }

const rows: Row[] = read('docs/requirements.md')
  .split('\n')
  .filter((line) => /^\| R\d/.test(line))
  .map((line) => {
    const [, id = '', , code = '', proof = ''] = line.split('|').map((cell) => cell.trim())
    return {
      id,
      code: [...code.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
      proofs: [...proof.matchAll(/`([^`]+)` “([^”]+)”/g)].map(([, file = '', text = '']) => ({ file, text })),
    }
  })

test('the table has each of R1 to R124 once, in order', () => {
  expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: last }, (_, index) => `R${index + 1}`))
})

test.each(rows)('$id names code that exists, and tests that exist', ({ code, proofs }) => {
  expect(code.length).toBeGreaterThan(0)
  expect(proofs.length).toBeGreaterThan(0)
  expect(code.filter((file) => !existsSync(join(root, file)))).toEqual([])
  expect(
    proofs.filter(({ file, text }) => !existsSync(join(root, file)) || !read(file).includes(text)),
  ).toEqual([])
})

const stored = [
  viewportCookieName,
  localeCookieName,
  consentKey,
  themeStorageKey,
  reloadKey,
  formStateKey,
  positionsKey,
  draftKey,
]

test.each(localeCodes)('R114: the privacy page (%s) names everything the browser keeps', (locale) => {
  const text = read(`content/pages/privacy.${locale}.md`)
  expect(stored.filter((name) => !text.includes(`\`${name}\``))).toEqual([])
})
