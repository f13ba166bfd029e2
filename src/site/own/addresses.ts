/** The paths of this site's built-in pages, per language, without prefix and outer slashes. */
import type { PerLocale } from '../locales'

/** By page; entry pages are below their list (`products/lotse`). */
export const addresses = {
  products: { en: 'products', de: 'produkte' },
  services: { en: 'services', de: 'services' },
  about: { en: 'about', de: 'ueber-uns' },
  philosophy: { en: 'about/philosophy', de: 'ueber-uns/philosophie' },
  team: { en: 'about/team', de: 'ueber-uns/team' },
  partner: { en: 'about/partner', de: 'ueber-uns/partner' },
  jobs: { en: 'about/jobs', de: 'ueber-uns/jobs' },
  news: { en: 'news', de: 'news' },
  topics: { en: 'news/topics', de: 'news/themen' },
  contact: { en: 'contact', de: 'kontakt' },
  contactSent: { en: 'contact/sent', de: 'kontakt/gesendet' },
  search: { en: 'search', de: 'suche' },
  imprint: { en: 'imprint', de: 'impressum' },
  privacy: { en: 'privacy', de: 'datenschutz' },
  accessibility: { en: 'accessibility', de: 'barrierefreiheit' },
} as const satisfies Readonly<Record<string, PerLocale<string>>>

/** The path segment before the page number of a news list. */
export const pagingSegment: PerLocale<string> = { en: 'page', de: 'seite' }
