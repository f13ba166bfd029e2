/** The state of translations from git's history, in a temporary repository. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openWork, translationStatus } from './status'

const root = mkdtempSync(join(tmpdir(), 'translations-'))
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ä', '-c', 'user.email=a@example.com', ...args], { cwd: root })
const write = (name: string, text: string) => writeFileSync(join(root, 'content/partners', name), text)
const partner = (kind: string, order = 1) =>
  `---\nname: Nordkante\nkind: ${kind}\ntext: Wir “arbeiten” zusammen.\norder: ${order}\n---\n`
const commit = (message: string, day: string) => {
  git('add', '.')
  execFileSync('git', ['-c', 'user.name=Ä', '-c', 'user.email=a@example.com', 'commit', '-qm', message], {
    cwd: root,
    env: { ...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00Z` },
  })
}
const open = async () =>
  openWork(await translationStatus(root)).map(
    ({ entry, language }) => `${entry.id} ${language.locale} ${language.state}`,
  )

beforeAll(() => {
  mkdirSync(join(root, 'content/partners'), { recursive: true })
  git('init', '-q')
  write('nordkante.en.md', partner('Reseller'))
  write('nordkante.de.md', partner('Händler'))
  commit('Both', '2026-01-01')
})
afterAll(() => rmSync(root, { recursive: true }))

test('both in one commit are up to date, and changes of shared values or formatting have no effect', async () => {
  expect(await open()).toEqual([])
  write('nordkante.en.md', partner("'Reseller'", 7))
  commit('A shared value', '2026-01-02')
  expect(await open()).toEqual([])
})

test('a text change in one language outdates the other, until that changes as well', async () => {
  write('nordkante.en.md', partner('Reseller & partner', 7))
  expect(await open()).toEqual(['nordkante de older'])
  commit('English words', '2026-01-03')
  expect(await open()).toEqual(['nordkante de older'])
  write('nordkante.de.md', partner('Händler & Partner', 7))
  commit('German words', '2026-01-04')
  expect(await open()).toEqual(['nordkante en older'])
  write('nordkante.en.md', partner('Reseller and partner', 7))
  write('nordkante.de.md', partner('Händler und Partner', 7))
  commit('Both', '2026-01-05')
  expect(await open()).toEqual([])
})

test('a confirmed text is up to date, until the other changes again', async () => {
  const checked = (day: string) =>
    write('nordkante.de.md', partner('Händler und Partner', 7).replace(/---\n$/, `checked: ${day}\n---\n`))
  write('nordkante.en.md', partner('Reseller, and partner', 7))
  commit('A comma', '2026-01-06')
  expect(await open()).toEqual(['nordkante de older'])
  checked('2026-01-07')
  expect(await open()).toEqual([])
  commit('Checked', '2026-01-07')
  expect(await open()).toEqual([])
  write('nordkante.en.md', partner('Reseller and partner', 7))
  commit('No comma', '2026-01-08')
  expect(await open()).toEqual(['nordkante de older'])
  checked('2026-01-09')
  commit('Checked again', '2026-01-09')
  expect(await open()).toEqual([])
})

test('what does not exist is missing, what is empty is incomplete', async () => {
  write('pruefstand.en.md', partner('Testing'))
  write('nordkante.de.md', '---\nname: Nordkante\ntext: Text\norder: 7\n---\n')
  expect(await open()).toEqual(['nordkante de incomplete', 'pruefstand de missing'])
})

test('a page that exists in one language only has no missing translations', async () => {
  const before = await open()
  mkdirSync(join(root, 'content/own-pages'), { recursive: true })
  const page = (more: string) =>
    `---\ntitle: Anfahrt\nmenuTitle: Anfahrt\n${more}description: Mit der Bahn zur Messe.\nsections:\n  - type: contents\n---\n`
  const file = join(root, 'content/own-pages/directions.de.md')
  writeFileSync(file, page(''))
  expect(await open()).toEqual(expect.arrayContaining(['directions en missing']))
  writeFileSync(file, page('onlyIn: de\n'))
  expect(await open()).toEqual(before)
  // As the editor writes it: every file contains the shared fields.
  writeFileSync(join(root, 'content/own-pages/directions.en.md'), '---\nonlyIn: de\n---\n')
  expect(await open()).toEqual(before)
  const { entries } = await translationStatus(root)
  expect(entries.find(({ id }) => id === 'directions')).toMatchObject({
    title: 'Anfahrt',
    languages: [{ locale: 'de', state: 'complete' }],
  })
  rmSync(join(root, 'content/own-pages'), { recursive: true })
})

describe('sections', () => {
  const text = (id: string, words: string) => `  - type: text\n    id: ${id}\n    text: ${words}\n`
  const service = (title: string, ...sections: string[]) =>
    `---\ntitle: ${title}\ntagline: A\nsummary: B\nsections:\n${sections.join('')}---\n`
  const [one, two] = [text('one', 'One'), text('two', 'Two')]
  const [eins, zwei] = [text('one', 'Eins'), text('two', 'Zwei')]
  const withoutIds = (source: string) => source.replace(/^ {4}id: .*\n/gm, '')
  const put = (locale: string, source: string) =>
    writeFileSync(join(root, `content/services/training.${locale}.md`), source)
  const about = async () => (await open()).filter((line) => line.startsWith('training'))

  beforeAll(() => {
    mkdirSync(join(root, 'content/services'))
    put('en', withoutIds(service('Training', one, two)))
    put('de', withoutIds(service('Schulung', eins, zwei)))
    commit('Without ids', '2026-02-01')
  })

  test('ids added later do not count as text', async () => {
    put('en', service('Training', one, two))
    commit('English ids', '2026-02-02')
    expect(await about()).toEqual([])
    put('de', service('Schulung', eins, zwei))
    commit('German ids', '2026-02-03')
    expect(await about()).toEqual([])
  })

  test('swapping two sections of one type outdates no text, changing a word in one does', async () => {
    put('en', service('Training', two, one))
    commit('Moved', '2026-02-04')
    expect(await about()).toEqual([])
    put('en', service('Training', text('two', 'Two, but newer'), one))
    commit('Written', '2026-02-05')
    expect(await about()).toEqual(['training de older'])
  })

  test('an automatic change that follows the other language is not a translation', async () => {
    const german = service('Schulung', zwei, eins)
    put('de', german)
    commit('Followed', '2026-02-06')
    expect(await about()).toEqual(['training de older'])
    const dark = (source: string) => source.replace('    text: ', '    tone: dark\n    text: ')
    put('en', service('Training', dark(text('two', 'Two, and newer still')), one, text('three', 'Three')))
    put('de', service('Schulung', dark(zwei), eins, '  - type: text\n    id: three\n'))
    commit('Added and chosen', '2026-02-07')
    expect(await about()).toEqual(['training de incomplete'])
    put('de', service('Schulung', dark(zwei), eins, text('three', 'Drei')))
    commit('Translated', '2026-02-08')
    expect(await about()).toEqual(['training en older'])
    put('en', service('Training', text('three', 'Three, in other words')))
    put('de', service('Schulung', text('three', 'Drei')))
    commit('Removed', '2026-02-09')
    expect(await about()).toEqual(['training de older'])
    put('en', service('Training', one, two))
    put('de', service('Schulung', eins, zwei))
  })

  test('gaps are looked up in the section with the same id', async () => {
    put('de', service('Schulung', text('one', "''"), zwei))
    const { entries } = await translationStatus(root)
    const german = entries
      .find(({ id }) => id === 'training')
      ?.languages.find(({ locale }) => locale === 'de')
    expect(german).toMatchObject({ state: 'incomplete', empty: ['sections[0].text'] })
    put('de', service('Schulung', zwei))
    expect(await about()).toEqual(['training de incomplete'])
  })
})
