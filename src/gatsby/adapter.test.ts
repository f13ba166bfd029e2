/** The host's adapter: Netlify's without its cache, elsewhere one that does nothing. */
import { adapter } from './adapter'

test('on Netlify its adapter keeps no cache beside ours', () => {
  expect(adapter(true)).toMatchObject({ name: 'gatsby-adapter-netlify' })
  expect(adapter(true)).not.toHaveProperty('cache')
})

test('elsewhere there is an adapter too, so that Gatsby looks for none on the net', () => {
  expect(adapter(false).name).toBe('plain files')
})
