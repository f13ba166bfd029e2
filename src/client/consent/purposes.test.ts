/** Visitors are asked again when the purposes change: no one can forget to change the version (L10). */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultLocale, localeCodes } from '../../site/locales'
import { videoProviders } from '../../site/video-providers'
import { registry, type StorageEntry } from '../../site/storage/registry'
import { consentCategories, consentVersion } from './purposes'

const entries: StorageEntry[] = Object.values(registry)

/** The texts that visitors agree to: those of the purposes and of the banner, in every language. */
function wordsOf(locale: string): string[] {
  const file = join(process.cwd(), 'locales', locale, 'consent.json')
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  return ['bannerText', ...consentCategories.map((category) => `${category}Text`)].map(
    (key) => texts[key] ?? '',
  )
}

test('L10: purposes, entries that need consent, video providers, or their words have changed: give consentVersion the new name', () => {
  // One language represents all: adding a language changes nothing for visitors who have agreed in another.
  const stored = entries.filter(({ needs, unused }) => needs && !unused)
  const agreedTo = [consentCategories, stored, videoProviders, wordsOf(defaultLocale)]
  const name = createHash('sha256').update(JSON.stringify(agreedTo)).digest('hex').slice(0, 8)
  expect(consentVersion).toBe(name)
})

test('each purpose that the settings list has words, in every language', () => {
  for (const locale of localeCodes) expect(wordsOf(locale)).not.toContain('')
})
