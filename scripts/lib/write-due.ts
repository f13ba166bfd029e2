/** Writes when the next build is due, based on all entries. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dueFile, dueText } from '../../src/hosting/due'
import type { SiteContent } from '../../src/entries/site-content'
import { changesOn } from '../../src/site/publishing'
import { readSiteContent } from './site-content'

/** Returns the first day after `day` on which an entry appears or expires; undefined if nothing is scheduled. */
export function nextDue({ entries }: Pick<SiteContent, 'entries'>, day?: string): string | undefined {
  const days = Object.entries(entries).flatMap(([collection, list]) =>
    (list ?? []).map(({ values }) => changesOn(collection, Object.values(values), day)),
  )
  return days.filter((planned) => planned !== undefined).sort()[0]
}

/** Writes the file into `public/` of a project; `day` is the day on which the build started. */
export async function writeDue(root: string, day: string): Promise<void> {
  const content = await readSiteContent(root, { drafts: true })
  writeFileSync(join(root, 'public', dueFile), dueText(nextDue(content, day)))
}
