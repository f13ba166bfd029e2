/** Which entries become pages: the published ones, and in development all. */
import { isUnpublished, type PublishingFacts } from '../site/publishing'

/** Returns whether an entry becomes pages; in development every entry does, so that it can be viewed. */
export function isPublished(collection: string, record: PublishingFacts): boolean {
  return process.env['NODE_ENV'] === 'development' || !isUnpublished(collection, record)
}
