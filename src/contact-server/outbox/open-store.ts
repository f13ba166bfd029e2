/** Opens the configured outbox. */
import { createClient } from '@libsql/client/http'
import { getStore } from '@netlify/blobs'
import type { ContactConfig } from '../config'
import { blobsName, blobsStoreOf } from './blobs-store'
import { fileStore } from './file-store'
import { sqlStore } from './sql-store'
import type { Store } from './store'

/** Access to Netlify Blobs: from within the site, or with credentials from anywhere. */
type BlobsAccess = { consistency: 'strong' | 'eventual' } | { siteID: string; token: string }

async function open({ outbox }: Pick<ContactConfig, 'outbox'>, blobs: BlobsAccess): Promise<Store> {
  if (outbox.kind === 'directory') return fileStore(outbox.folder)
  if (outbox.kind === 'libsql') return sqlStore(createClient({ url: outbox.url, authToken: outbox.token }))
  return blobsStoreOf(() => getStore({ name: blobsName, ...blobs }))
}

/** What to check; the address of a server may hold a password. */
function settingOf({ outbox }: Pick<ContactConfig, 'outbox'>): string {
  if (outbox.kind === 'directory') return `the folder ${outbox.folder} and CONTACT_OUTBOX_DIR`
  return outbox.kind === 'libsql' ? 'CONTACT_OUTBOX and CONTACT_OUTBOX_TOKEN' : 'CONTACT_OUTBOX'
}

/** Rejects, naming the setting, if the outbox is unreachable or not writable. */
export async function openStore(config: Pick<ContactConfig, 'outbox'>, blobs: BlobsAccess): Promise<Store> {
  try {
    return await open(config, blobs)
  } catch (cause) {
    // “fetch failed” says why in its own cause.
    const reasons = [cause, (cause as Error).cause].filter(Boolean).map(String)
    const news = reasons.filter((reason, index) => index === 0 || !reasons[0]?.includes(reason))
    throw new Error(
      `The outbox of the contact form cannot be opened. Check ${settingOf(config)} (docs/contact.md): ${news.join(', ')}`,
      { cause },
    )
  }
}
