/** What a site takes from its project beside texts and settings: logo, history, translations. */
import { createHash } from 'node:crypto'
import { logoPaths } from '../pattern/logo-paths'
import { localeOf } from '../site/locales'
import { openWork, translationStatus } from '../translations-status/status'
import type { Point } from './point'

/** The logo that the sample has, as a hash of its paths. */
const sampleLogo = '8d0f924f1a2d29c4'

/** Takes the paths of the logo. Returns a point if they are the sample's. */
export function logoPoints(paths: unknown = logoPaths()): Point[] {
  const hash = createHash('sha256').update(JSON.stringify(paths)).digest('hex').slice(0, 16)
  if (hash !== sampleLogo) return []
  return [
    {
      place: 'src/site/own/brand.ts',
      says: 'Logo, favicon and app icons are still the sample’s. Give your own to “npm run brand -- --logo logo.svg”; the icons follow.',
    },
  ]
}

/**
 * Returns the texts that a language lacks, and whether the sitemap can take its dates from git. Takes the project's
 * folder. A translation that is merely older than the other language is a matter of `npm run translations`.
 */
export async function historyPoints(root: string): Promise<Point[]> {
  const status = await translationStatus(root, { drafts: false })
  const gaps = openWork(status).flatMap(({ entry, language: { locale, state, empty } }): Point[] => {
    if (state !== 'missing' && state !== 'incomplete') return []
    const lack = state === 'missing' ? 'is missing' : `lacks ${empty.join(', ')}`
    return [
      {
        place: `content/${entry.collection}/${entry.id}`,
        says: `“${entry.title}”: ${localeOf(locale).name} ${lack}. Write it, or visitors of that language do not find it.`,
      },
    ]
  })
  if (status.history === 'full') return gaps
  const says =
    'The history of the content is not complete here, so the sitemap has dates for articles only. Build from a clone with the whole history (fetch-depth: 0).'
  return [...gaps, { place: 'git', says }]
}
