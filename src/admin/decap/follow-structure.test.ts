/** A change of Decap's draft in one language and its effect on the others. */
import { fromJS } from 'immutable'
import { followStructure } from './follow-structure'
import { plainOf, type Immutable } from './immutable'

const text = (id: string, words: string) => ({ type: 'text', id, text: words })
const [one, two] = [text('one', 'One'), text('two', 'Two')]
const [eins, zwei] = [text('one', 'Eins'), text('two', 'Zwei')]

const entry = (data: object, german: object = {}, collection = 'products') =>
  fromJS({ collection, data, i18n: { de: { data: german } } }) as unknown as Immutable

/** The entry after its English sections have been replaced. */
function changed(before: Immutable, sections: unknown): Immutable {
  return followStructure(before.setIn(['data', 'sections'], fromJS(sections)), before, 'sections', 'en')
}

const sectionsIn = (changedEntry: Immutable, path: string[]) =>
  (changedEntry.getIn([...path, 'sections']) as { toJS: () => Record<string, unknown>[] } | undefined)?.toJS()
const english = (changedEntry: Immutable) => sectionsIn(changedEntry, ['data'])
const german = (changedEntry: Immutable) => sectionsIn(changedEntry, ['i18n', 'de', 'data'])

test('an added section gets an id and appears in the other language under the same id', () => {
  const after = changed(entry({ sections: [one] }, { sections: [eins] }), [one, { type: 'faq' }])
  const id = english(after)?.[1]?.['id']
  expect(id).toMatch(/^faq-[a-z]{4}$/)
  expect(german(after)).toEqual([eins, { type: 'faq', id }])
})

test('the first section of a new entry appears in both languages', () => {
  const after = changed(entry({}), [{ type: 'faq' }])
  expect(german(after)).toEqual(english(after))
  expect(german(after)).toHaveLength(1)
})

test('moved sections keep their identity, so that forms recognize them', () => {
  const before = entry({ sections: [one, two] }, { sections: [eins, zwei] })
  const after = changed(before, [two, one])
  expect(german(after)).toEqual([zwei, eins])
  const path = ['i18n', 'de', 'data', 'sections']
  expect(after.getIn([...path, 0])).toBe(before.getIn([...path, 1]))
})

test('editing words changes nothing in the other language', () => {
  const before = entry({ sections: [one, two] }, { sections: [eins, zwei] })
  expect(changed(before, [text('one', 'Other words'), two]).get('i18n')).toBe(before.get('i18n'))
})

test('the first language follows a change in the second', () => {
  const before = entry({ sections: [one, two] }, { sections: [eins, zwei] })
  const after = before.setIn(['i18n', 'de', 'data', 'sections'], fromJS([zwei]))
  expect(english(followStructure(after, before, 'sections', 'de'))).toEqual([two])
})

test('the other language follows a new picture; alternative texts of the one before are cleared in both', () => {
  const portrait = (src: string, alt: string) => ({ portrait: { src, alt } })
  const chosen = (old: string) => {
    const before = entry(portrait(old, 'Old'), portrait(old, 'Alt'), 'team')
    const after = before.setIn(['data', 'portrait', 'src'], '/media/new.png')
    return followStructure(after, before, 'portrait', 'en')
  }
  const [another, first] = [chosen('/media/old.png'), chosen('')]
  expect(plainOf(another.getIn(['data']))).toEqual(portrait('/media/new.png', ''))
  expect(plainOf(another.getIn(['i18n', 'de', 'data']))).toEqual(portrait('/media/new.png', ''))
  // What was typed before the first picture is chosen describes that one.
  expect(plainOf(first.getIn(['data']))).toEqual(portrait('/media/new.png', 'Old'))
  expect(plainOf(first.getIn(['i18n', 'de', 'data']))).toEqual(portrait('/media/new.png', 'Alt'))
})

test('another picture in a section clears only its own alternative text; moved sections keep theirs', () => {
  const picture = (id: string, src: string, alt = 'Plan') => ({ type: 'image', id, image: { src, alt } })
  const [x, y] = [picture('x', '/media/x.png'), picture('y', '/media/y.png')]
  const before = entry({ sections: [x, y] }, { sections: [x, y] })
  const other = picture('x', '/media/z.png')
  expect(english(changed(before, [other, y]))).toEqual([picture('x', '/media/z.png', ''), y])
  expect(english(changed(before, [y, x]))).toEqual([y, x])
})

test('lists outside sections follow too', () => {
  const before = entry({ tasks: ['Build', 'Test'] }, { tasks: ['Bauen', 'Prüfen'] }, 'jobs')
  const after = followStructure(
    before.setIn(['data', 'tasks'], fromJS(['Test', 'Build'])),
    before,
    'tasks',
    'en',
  )
  expect(after.getIn(['i18n', 'de', 'data', 'tasks'])).toEqual(fromJS(['Prüfen', 'Bauen']))
})

test('a page in one language and sections without ids are left alone', () => {
  const alone = entry({ onlyIn: 'en', sections: [one] }, {}, 'own-pages')
  expect(german(changed(alone, [one, two]))).toBeUndefined()
  const bare = entry({ sections: [{ type: 'faq' }] }, { sections: [{ type: 'faq' }] })
  expect(german(changed(bare, []))).toEqual([{ type: 'faq' }])
})
