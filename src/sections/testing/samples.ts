/** Sections for tests. */
import type { SectionData, SectionOf } from '../../page/types'
import type { ItemsSection } from '../items-section'

type Samples = { [T in SectionData['type']]: T extends ItemsSection['type'] ? ItemsSection : SectionOf<T> }

const action = { label: 'Contact', href: '/contact', external: false }
const cover = (seed: string) => ({ seed })
export const picture = { src: '/media/plan.png', sources: [], width: 1600, height: 1000, alt: 'Weekly plan' }
const text = {
  videos: [],
  html: '<h2 id="provider">Provider</h2><p>Musterwerk</p><h2 id="contact">Contact</h2>',
  headings: [
    { level: 2, id: 'provider', text: 'Provider' },
    { level: 2, id: 'contact', text: 'Contact' },
  ],
}
export const answer = { html: '<p>Six to ten weeks.</p>', headings: [], videos: [] }
const items = [
  { title: 'Finite scheduling', text: 'Overload is not hidden.' },
  { title: 'What-if plans', text: 'Try an extra shift.' },
]
const article = (id: string, date: string) => ({
  id,
  title: `Article ${id}`,
  summary: 'What changes for you.',
  date,
  href: `/news/${id}`,
  cover: cover(id),
})
const mara = {
  name: 'Mara Lindqvist',
  role: 'Managing director',
  email: 'mara@example.com',
  phone: '+49 30 23125 101',
}

export const samples = {
  hero: {
    type: 'hero',
    size: 'large',
    seed: 'musterwerk',
    label: 'Software',
    heading: 'Software that fits',
    primary: action,
  },
  text: { type: 'text', heading: 'Our story', text: answer, image: picture, tone: 'plain' },
  features: { type: 'features', heading: 'Features', items, tone: 'surface', seed: 'lotse' },
  principles: { type: 'principles', heading: 'Principles', items, tone: 'plain' },
  steps: { type: 'steps', heading: 'Steps', items, tone: 'dark', seed: 'lotse' },
  figures: {
    type: 'figures',
    heading: 'Figures',
    items: [{ value: '64', label: 'people', note: 'October 2026' }],
    tone: 'sky',
  },
  faq: {
    type: 'faq',
    anchor: 'faq',
    heading: 'Questions',
    items: [{ question: 'How long does it take?', answer }],
  },
  image: { type: 'image', image: picture, caption: 'Load per machine' },
  gallery: {
    type: 'gallery',
    heading: 'Screens',
    items: [{ image: picture }, { image: { ...picture, src: '/b.png' } }],
  },
  video: {
    type: 'video',
    heading: 'A Monday',
    video: {
      id: 'monday',
      title: 'A Monday in the works',
      poster: cover('monday'),
      transcript: [],
      source: {
        kind: 'provider',
        provider: 'YouTube',
        company: 'Google',
        player: 'https://www.youtube-nocookie.com/embed/abcdefghijk',
        watch: 'https://www.youtube.com/watch?v=abcdefghijk',
      },
    },
    text: 'A day.',
  },
  products: {
    type: 'products',
    heading: 'Products',
    items: [
      {
        id: 'taktgeber',
        title: 'Taktgeber',
        summary: 'Plans orders.',
        kind: 'Production planning',
        href: '/products/taktgeber',
        cover: cover('taktgeber'),
      },
    ],
  },
  services: {
    type: 'services',
    heading: 'Services',
    items: [
      {
        id: 'training',
        title: 'Training',
        summary: 'In groups.',
        href: '/services/training',
        cover: cover('training'),
      },
    ],
    more: { label: 'All services', href: '/services', external: false },
  },
  testimonials: {
    type: 'testimonials',
    heading: 'What our customers think',
    items: ['dairy', 'printer', 'brewery'].map((id) => ({
      id,
      quote: `The voice of the ${id}.`,
      person: 'Plant manager',
      company: `A ${id}`,
    })),
  },
  news: { type: 'news', heading: 'News', items: [article('a', '2026-11-12'), article('b', '2026-10-27')] },
  newsArchive: {
    type: 'newsArchive',
    heading: 'All news',
    items: [article('c', '2026-11-12'), article('d', '2026-01-02'), article('e', '2025-11-18')],
    page: 1,
    pages: [
      { number: 1, href: '/news' },
      { number: 2, href: '/news/page/2' },
    ],
    topics: [
      { id: 'releases', title: 'New versions', href: '/news/topics/releases' },
      { id: 'projects', title: 'From projects', href: '/news/topics/projects', current: true },
    ],
    allHref: '/news',
  },
  downloads: {
    type: 'downloads',
    heading: 'Downloads',
    items: [
      {
        id: 'overview',
        title: 'Product overview',
        summary: 'All products.',
        href: '/downloads/overview.en.pdf',
        extension: 'pdf',
        bytes: 1_234_567,
      },
    ],
  },
  team: {
    type: 'team',
    heading: 'Team',
    items: [{ id: 'mara', text: 'Founder.', portrait: cover('mara'), ...mara }],
  },
  jobs: {
    type: 'jobs',
    heading: 'Jobs',
    apply: answer,
    empty: 'No open positions at the moment.',
    items: [
      {
        id: 'engineer',
        title: 'Cloud engineer (m/f/d)',
        summary: 'You keep things running.',
        place: 'Musterstadt',
        workload: '32–40 hours',
        employment: 'FULL_TIME',
        date: '2026-11-09',
        validThrough: '2027-02-28',
        tasks: ['Operate'],
        profile: ['Practice'],
        offer: ['Leave'],
        contact: mara,
      },
    ],
  },
  partners: {
    type: 'partners',
    heading: 'Partners',
    items: [
      {
        id: 'nordkante',
        name: 'Nordkante',
        kind: 'Data centres',
        text: 'Runs two of them.',
        href: 'https://example.com/nordkante',
        mark: cover('nordkante'),
      },
    ],
  },
  contactCall: {
    type: 'contactCall',
    heading: 'Interested?',
    second: 'Get in touch with us!',
    text: 'Tell us what slows you down.',
    action,
    seed: 'contact',
  },
  contactForm: { type: 'contactForm', heading: 'Write to us' },
  search: { type: 'search', heading: 'Looked for' },
  contents: { type: 'contents', contentsLabel: 'On this page', text },
} satisfies Partial<Samples>
