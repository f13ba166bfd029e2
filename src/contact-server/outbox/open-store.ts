/** Opens the configured outbox. */
import { createClient } from '@libsql/client/http'
import { getStore } from '@netlify/blobs'
import type { ContactConfig } from '../config'
import { blobsName, blobsRecords, blobsStoreOf } from './blobs-store'
import { fileStore } from './file-store'
import { sqlStore } from './sql-store'
import type { Store } from './store'
import { takeOver } from './take-over'

/** Access to Netlify Blobs: from within the site, or with credentials from anywhere. */
type BlobsAccess = { consistency: 'strong' | 'eventual' } | { siteID: string; token: string }

/** Rejects if the outbox is unreachable or not writable. */
export async function openStore(
  { outbox }: Pick<ContactConfig, 'outbox'>,
  blobs: BlobsAccess,
): Promise<Store> {
  if (outbox.kind === 'directory') return fileStore(outbox.folder)
  if (outbox.kind === 'libsql') return sqlStore(createClient({ url: outbox.url, authToken: outbox.token }))
  const open = () => getStore({ name: blobsName, ...blobs })
  const store = blobsStoreOf(open)
  const earlier = blobsRecords(open)
  // Only a strongly consistent store knows what has been migrated.
  if ('siteID' in blobs || blobs.consistency === 'strong') {
    if ((await earlier.list('message')).length > 0) await takeOver(earlier, store)
  }
  return store
}
