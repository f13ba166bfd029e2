/** A store in Netlify Blobs, for sites whose functions have no lasting files. */
import { getStore } from '@netlify/blobs'
import type { Store } from './store'

/** `strong` reads what was just written; it needs the environment that scheduled functions have. */
type Options = { consistency: 'strong' | 'eventual' }

type Client = Pick<ReturnType<typeof getStore>, 'get' | 'set' | 'delete' | 'list'>

/** The name of the store in Netlify's interface. */
export const blobsName = 'contact-outbox'

/**
 * Wraps a blobs client, opened anew for each step: its credentials come with each request and do not last. A conditional write that failed for another reason than a taken key comes back from the client
 * as done but without an entity tag; that is an error here, because a message must not be thought stored.
 */
export function blobsStoreOf(open: () => Client): Store {
  return {
    async create(key, text) {
      const { modified, etag } = await open().set(key, text, { onlyIfNew: true })
      if (modified && !etag) throw new Error('Netlify Blobs did not confirm a write')
      return modified
    },
    async replace(key, text) {
      await open().set(key, text)
    },
    async read(key) {
      return (await open().get(key, { type: 'text' })) ?? undefined
    },
    async remove(key) {
      await open().delete(key)
    },
    async list(folder) {
      const { blobs } = await open().list({ prefix: `${folder}/` })
      return blobs.map(({ key }) => key.slice(folder.length + 1))
    },
  }
}

/** Opens the site's store; the platform hands over address and credentials. */
export function blobsStore({ consistency }: Options): Store {
  return blobsStoreOf(() => getStore({ name: blobsName, consistency }))
}
