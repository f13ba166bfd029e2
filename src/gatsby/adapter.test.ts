/** The host's adapter: on Netlify its own without the cache, elsewhere one that does nothing. */
import { adapter } from './adapter'

test('on Netlify, its adapter without a second cache', () => {
  expect(adapter(true)).toMatchObject({ name: 'gatsby-adapter-netlify' })
  expect(adapter(true)).not.toHaveProperty('cache')
})

test('elsewhere, an adapter too, so that Gatsby does not search for one online', () => {
  expect(adapter(false).name).toBe('plain files')
})
