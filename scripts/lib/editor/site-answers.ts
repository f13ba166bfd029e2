/** What the editor's server answers about the site whose files it serves. */
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { readKnownSite } from '../../../src/content-check'
import { pathsBelow } from '../../../src/content-check/files/read-folder'
import { today } from '../../../src/site/publishing'
import { translationStatus } from '../../../src/translations-status/status'
import { contentFiles } from '../site-content'
import type { EditorServer } from './server'

/** The folders that the answers are computed from. */
const sources = ['content', 'static/downloads', 'static/videos']

/** Changes whenever one of the files does, and at midnight, when articles appear. */
async function stateOf(root: string): Promise<string> {
  const paths = (await Promise.all(sources.map((folder) => pathsBelow(root, folder)))).flat()
  // A file may be deleted in the meantime; the answer that is computed then leaves it out as well.
  const files = paths.map(async (path) => {
    const { mtimeNs, size, ino } = await stat(join(root, path), { bigint: true }).catch(() => gone)
    return `${path} ${mtimeNs} ${size} ${ino}`
  })
  return [today(), ...(await Promise.all(files))].join('\n')
}

const gone = { mtimeNs: 0n, size: 0n, ino: 0n }

/** Computes a result again only if the files have changed: each opened entry asks, and a search asks for every part. */
function untilChanged<T>(root: string, compute: () => Promise<T>): () => Promise<T> {
  let last: { state: string; result: Promise<T> } | undefined
  return async () => {
    const state = await stateOf(root)
    if (last?.state !== state) {
      const result = compute()
      last = { state, result }
      result.catch(() => {
        last = undefined
      })
    }
    return last.result
  }
}

/** The answers by path. @param root the project's folder; `drafts` includes unpublished entries */
export function siteAnswers(
  root: string,
  options: { drafts: boolean },
): Pick<EditorServer, 'fresh' | 'freshBelow'> {
  const content = untilChanged(root, () => contentFiles(root, options))
  return {
    fresh: {
      '/known.json': untilChanged(root, () => readKnownSite(root, options)),
      '/content.json': async () => (await content())['/content.json'],
      // Depends on the history, too.
      '/translations.json': () => translationStatus(root, options),
    },
    freshBelow: { '/texts/': async (path) => (await content())[path] },
  }
}
