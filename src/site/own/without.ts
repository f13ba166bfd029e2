/** Features that this site leaves out. */
import type { CollectionName } from '../collection-names'

/**
 * Collections without forms, entries and pages, including their list page. `videos` and `site` cannot be left out, nor
 * can the pages.
 */
export const without: readonly Exclude<CollectionName, 'pages' | 'own-pages' | 'videos' | 'site'>[] = []
