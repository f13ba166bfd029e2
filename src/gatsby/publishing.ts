/** Which entries become pages: the published ones, and while developing all of them. */
import { isUnpublished, type PublishingFacts } from '../site/publishing'

/** Returns whether an entry becomes pages: while developing every entry does, so that it can be looked at. */
export function isPublished(collection: string, record: PublishingFacts): boolean {
  return process.env['NODE_ENV'] === 'development' || !isUnpublished(collection, record)
}
