/** A page of every kind, for the snapshots of the head. */
import type { PageData, PageMeta, SiteData } from '../../page/types'

const company: SiteData['company'] = {
  name: 'Muster',
  legalName: 'Muster GmbH',
  street: 'Musterstraße 1',
  postalCode: '12345',
  city: 'Musterstadt',
  country: 'Deutschland',
  phone: '+49 30 1',
  email: 'a@example.com',
  hours: '',
  register: '',
  vatId: 'DE123',
  directions: '',
}
const site: SiteData = {
  name: 'Muster',
  claim: 'Passt.',
  description: 'Software, die passt.',
  company,
  navigation: [],
  contact: { label: 'Kontakt', href: '/de/kontakt', external: false },
  footer: { columns: [], managementLabel: '', managers: [], legal: [], sample: false },
}

/** A German page with an English version. */
export const meta: PageMeta = {
  routeId: 'about',
  locale: 'de',
  iso: 'de-DE',
  path: '/de/ueber-uns',
  title: 'Über uns',
  description: 'Wer wir sind',
  alternates: { en: '/about', de: '/de/ueber-uns' },
  switchTo: { en: '/about', de: '/de/ueber-uns' },
  breadcrumb: [
    { label: 'Start', href: '/de' },
    { label: 'Über uns', href: '/de/ueber-uns' },
  ],
  noindex: false,
}

const at = (routeId: PageMeta['routeId'], path: string, changes: Partial<PageMeta> = {}): PageMeta => ({
  ...meta,
  routeId,
  path,
  alternates: { en: path.replace('/de', ''), de: path },
  ...changes,
})
const cover = { seed: 'a' }
const rich = (html: string) => ({ html, headings: [], videos: [] })
const faq = {
  type: 'faq' as const,
  heading: 'Fragen',
  items: [
    { question: 'Was kostet das?', answer: rich('<p>Nichts &amp; <a href="/de/kontakt">niemanden</a>.</p>') },
  ],
}
const job = {
  id: 'systemadministration',
  title: 'Systemadministration (m/w/d)',
  summary: 'Server & Netze',
  place: 'Musterstadt',
  workload: '40 Stunden',
  employment: 'FULL_TIME' as const,
  date: '2026-11-01',
  validThrough: '2027-02-28',
  tasks: ['Betrieb <24/7>'],
  profile: ['Erfahrung'],
  offer: ['Urlaub'],
}
const person = { id: 'a', name: 'Mara Muster', role: 'Geschäftsführung', text: '', portrait: cover }

export const samplePages: Readonly<Record<string, PageData>> = {
  home: { kind: 'page', meta: at('home', '/de', { breadcrumb: [] }), site, sections: [] },
  'page of text': { kind: 'page', meta, site, sections: [] },
  jobs: {
    kind: 'page',
    meta: at('jobs', '/de/ueber-uns/jobs'),
    site,
    sections: [{ type: 'jobs', heading: 'Jobs', items: [job], apply: rich(''), empty: '' }],
  },
  team: {
    kind: 'page',
    meta: at('team', '/de/ueber-uns/team'),
    site,
    sections: [{ type: 'team', heading: 'Team', items: [person] }],
  },
  product: {
    kind: 'product',
    meta: at('product', '/de/produkte/lotse'),
    site,
    product: {
      title: 'Lotse',
      tagline: 'T',
      kind: 'Schnittstellen',
      summary: 'Verbindet Systeme.',
      cover,
      facts: [],
      sections: [faq],
      services: [],
      news: [],
    },
  },
  service: {
    kind: 'entry',
    meta: at('service', '/de/services/beratung'),
    site,
    entry: {
      collection: 'services',
      facts: [],
      title: 'Beratung',
      tagline: 'T',
      summary: 'Wir beraten.',
      cover,
      sections: [],
      products: [],
      news: [],
    },
  },
  article: {
    kind: 'article',
    meta: at('article', '/de/news/a'),
    site,
    article: {
      title: 'Ein Beitrag',
      summary: 'Kurz gesagt.',
      date: '2026-11-12',
      minutes: 2,
      author: { name: 'Mara Muster', role: 'Geschäftsführung', portrait: cover },
      cover,
      text: rich(''),
      topics: [{ id: 'learning', title: 'Lernen', href: '/de/news/thema/lernen' }],
      related: [],
      products: [],
      services: [],
    },
  },
  'with a picture of its own for shared links': {
    kind: 'page',
    meta: { ...meta, linkPicture: { src: '/media/fair.png', alt: 'Unser Stand' } },
    site,
    sections: [],
  },
  'not for search engines': { kind: 'page', meta: { ...meta, noindex: true }, site, sections: [] },
}
