/** Checks an entry against the current site: the repository, and the files waiting to be uploaded with the form. */
import type { Problem } from '../../content-model/problems'
import type { Draft } from '../draft/draft'
import { knownFiles } from './media'
import { upstreamValues } from './open-draft'
import { requiredSite, siteContent, wholeContent } from './site-index'

/** Returns every problem of the entry as it would be saved; throws the error if the site's content cannot be fetched. */
export async function checkEntry(draft: Draft): Promise<Problem[]> {
  const site = await requiredSite()
  // A separate chunk, loaded when an entry is first checked: the login screen needs no rules.
  const { problemsOf } = await import('../rules/check')
  return problemsOf(draft, {
    site,
    brief: await siteContent(),
    content: wholeContent,
    files: knownFiles(),
    upstream: upstreamValues,
  })
}
