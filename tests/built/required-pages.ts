/** The pages listed in the requirements (R3 to R17), with their addresses according to A1 and A2. */
import type { RouteId } from '../../src/site/routes'

type Row = { route: RouteId; paths: Readonly<Record<string, readonly string[]>> }

/** English pages are served with and without prefix. */
const row = (route: RouteId, english: string, german: string): Row => ({
  route,
  paths: { en: [english || '/', `/en${english}`], de: [`/de${german}`] },
})

/** The twelve rows without entries, then the contact page with its aliases. */
export const requiredPages: readonly Row[] = [
  row('home', '', ''),
  row('about', '/about', '/ueber-uns'),
  row('jobs', '/about/jobs', '/ueber-uns/jobs'),
  row('partner', '/about/partner', '/ueber-uns/partner'),
  row('philosophy', '/about/philosophy', '/ueber-uns/philosophie'),
  row('team', '/about/team', '/ueber-uns/team'),
  row('imprint', '/imprint', '/impressum'),
  row('news', '/news', '/news'),
  row('privacy', '/privacy', '/datenschutz'),
  row('products', '/products', '/produkte'),
  row('services', '/services', '/services'),
  {
    route: 'contact',
    paths: {
      en: ['/contact', '/en/contact', '/___contact', '/en/___contact'],
      de: ['/de/kontakt', '/de/___contact', '/de/contact'],
    },
  },
]

/** The navigation labels of R30, in English. */
export const navigationLabels = [
  'Products',
  'All Products',
  'Services',
  'Imprint',
  'Privacy Policy',
  'Contact',
  'News',
  'About',
  'Philosophy',
  'Team',
  'Partner',
  'Jobs',
] as const
