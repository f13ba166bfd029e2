/** The order of the fields of a form, by which problems are listed. */
import { collectionNamed } from '../../content-model'
import { byPlace, placeOf, stepsOf } from './field-path'

it('lists fields as the form has them, the text last', () => {
  const { fields = {} } = collectionNamed('pages') ?? {}
  const first = Object.keys(fields)[0] ?? ''
  const ordered = [first, 'sections', 'sections[0].heading', 'sections[1].heading', 'body']
  const mixed = ['sections[1].heading', 'body', 'sections[0].heading', 'sections', first]
  const values = { sections: [{ type: 'text' }, { type: 'text' }] }
  const placed = mixed.map((field) => ({ field, place: placeOf(fields, values, stepsOf(field)) }))
  expect(placed.sort((a, b) => byPlace(a.place, b.place)).map(({ field }) => field)).toEqual(ordered)
})
