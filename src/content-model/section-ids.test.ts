/** Section ids: how they are assigned, and that all stored content has them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { collections } from './index'
import { entryWithSectionIds, idOfSection, newSectionId, sectionFields, withSectionIds } from './section-ids'

const text = (words: string, id?: string) => ({ type: 'text', ...(id ? { id } : {}), text: words })
const ids = (sections: readonly unknown[]) => sections.map(idOfSection)

test('sections without ids match by type and order, and are named after their type', () => {
  const { en, de } = withSectionIds({
    en: [text('One.'), { type: 'contactCall' }, text('Two.')],
    de: [text('Eins.'), text('Zwei.'), { type: 'contactCall' }],
  })
  expect(ids(en)).toEqual(['text', 'contact-call', 'text-2'])
  expect(ids(de)).toEqual(['text', 'text-2', 'contact-call'])
  expect(Object.keys(en[0] ?? {})).toEqual(['type', 'id', 'text'])
})

test('existing ids are kept; a section without one takes its counterpart’s, not that of a third section', () => {
  const { en, de } = withSectionIds({
    en: [text('One.', 'b'), text('Two.', 'a'), text('Three.')],
    de: [text('Zwei.', 'a'), text('Eins.'), text('Drei.')],
  })
  expect(ids(en)).toEqual(['b', 'a', 'text'])
  expect(ids(de)).toEqual(['a', 'b', 'text'])
})

test('of two sections with the same id, the first keeps it', () => {
  const { en, de } = withSectionIds({
    en: [text('One.', 'a'), text('Copy of one.', 'a')],
    de: [text('Eins.', 'a'), text('Kopie von eins.', 'a')],
  })
  expect(ids(en)).toEqual(['a', 'text'])
  expect(ids(de)).toEqual(['a', 'text'])
})

test('an entry whose sections have ids is left unchanged', () => {
  const { pages } = collections
  const values = { en: { title: 'A', sections: [text('One.', 'a')] }, de: { sections: 'no list' } }
  expect(entryWithSectionIds(pages.fields, values)).toEqual(values)
})

test('a new id is unused, and needs no quoting in YAML or in an address', () => {
  const taken = new Set<string>()
  for (let count = 0; count < 500; count += 1) taken.add(newSectionId('contactCall', taken))
  expect(taken.size).toBe(500)
  for (const id of taken) expect(id).toMatch(/^contact-call-[b-z]{4}$/)
})

test.each(['starter/content', 'fixtures/site/content'])(
  'every section in %s has a unique id, shared by all languages of the entry',
  (root) => {
    const withSections = Object.values(collections).filter(({ fields }) => sectionFields(fields).length > 0)
    const entries = withSections.flatMap(({ name, fields }) => {
      const folder = join(root, name)
      const files = existsSync(folder) ? readdirSync(folder) : []
      const names = new Set(files.map((file) => file.replace(/\.\w+\.md$/, '')))
      return [...names].map((entry) => ({ folder, entry, files, fields }))
    })
    expect(entries.length).toBeGreaterThan(10)
    for (const { folder, entry, files, fields } of entries) {
      const perLanguage = files
        .filter((file) => file.replace(/\.\w+\.md$/, '') === entry)
        .map((file) => {
          const [, front = ''] = readFileSync(join(folder, file), 'utf8').split(/^---$/m)
          // YAML would parse the starter’s placeholders as lists.
          const values = parse(front.replace(/: (\[\[\w+\]\])$/gm, ": '$1'")) as Record<string, unknown[]>
          return sectionFields(fields).flatMap((field) => ids(values[field] ?? []))
        })
      const [first = []] = perLanguage
      expect([entry, first.filter((id) => id === undefined)]).toEqual([entry, []])
      expect([entry, new Set(first).size]).toEqual([entry, first.length])
      for (const other of perLanguage) expect([entry, other]).toEqual([entry, first])
    }
  },
)
