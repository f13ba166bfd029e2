/** What this site does without. */
import type { CollectionName } from '../collection-names'

/**
 * Collections without forms, entries and pages; the page that lists their entries is not there either. `videos` and
 * `site` cannot be left out, nor the pages.
 */
export const without: readonly Exclude<CollectionName, 'pages' | 'own-pages' | 'videos' | 'site'>[] = []
