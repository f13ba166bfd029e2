/** The names of the collections, which are also their folders below `content/`; the content model says what each holds. */
export const collectionNames = [
  'pages',
  'own-pages',
  'products',
  'services',
  'news',
  'tags',
  'team',
  'jobs',
  'partners',
  'testimonials',
  'downloads',
  'videos',
  'site',
] as const

export type CollectionName = (typeof collectionNames)[number]
