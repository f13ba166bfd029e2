/** @jest-environment jsdom */
/** Which entry is open, by Decap's store and the address. */
import { fromJS } from 'immutable'
import { currentDraft } from './open-draft'

jest.mock('./internals', () => ({
  decapState: () => ({
    entryDraft: fromJS({ entry: { collection: 'news', slug: 'new-hall', data: {} }, hasChanged: false }),
  }),
}))

test.each([
  ['#/collections/news/entries/new-hall', 'new-hall'],
  // The entry has finished loading after its form was closed.
  ['#/collections/news', undefined],
  ['#/collections/news/entries/another', undefined],
])('at %p the open entry is %p', (hash, slug) => {
  location.hash = hash
  expect(currentDraft()?.slug).toBe(slug)
})
