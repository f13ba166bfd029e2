/** Header and footer of all pages, from the site's settings. */
import { contentOf, type Entry } from '../entries/content'
import type { Around } from './around'
import { siteData } from './site'

const settings: Entry = {
  slug: 'site',
  translations: [
    {
      languages_code: 'en-US',
      footer: {
        columns: [
          { heading: 'Services', entries: 'services' },
          { heading: 'Maps', children: [{ label: 'Leipzig', link: 'https://www.openstreetmap.org/' }] },
        ],
      },
    },
  ],
}

test('a column of the footer whose collection has no entries is left out, with its heading', () => {
  const content = contentOf((collection) => (collection === 'site' ? [settings] : []))
  const around = { locale: 'en', content, managers: [] } as unknown as Around
  expect(siteData(around).footer.columns.map(({ heading }) => heading)).toEqual(['Maps'])
})
