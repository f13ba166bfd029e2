/** Compares two builds: which files are unchanged and which kinds of files changed. Hosts upload only the latter. */
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { siteFiles } from '../site-files'
import { digestOf } from '../../../src/lib/digest'

/** The digest of each file of a built site, by file name. */
export type Digests = ReadonlyMap<string, string>

export type Kept = {
  /** The share of unchanged files. */
  share: number
  /** New and changed files, by kind, the most frequent first. */
  changed: { kind: string; files: number }[]
}

/** Reads all files of a built site, without their compressed copies. */
export function digestsOf(folder: string): Digests {
  return new Map(siteFiles(folder).map((file) => [file, digestOf(readFileSync(join(folder, file)))]))
}

/** Files that exist once per page share a common name; others are listed under their own. */
function kindOf(file: string): string {
  if (file.endsWith('.html')) return 'pages'
  if (file.startsWith('/pagefind/')) return 'search index'
  const folder = ['/builds/meta', '/static', '/share'].find((name) => file.startsWith(`${name}/`))
  return folder ? `in ${folder}` : basename(file)
}

/** Compares a build with the previous one. */
export function keptOf(before: Digests, after: Digests): Kept {
  const changed = [...after].filter(([file, digest]) => before.get(file) !== digest)
  const counts = new Map<string, number>()
  for (const [file] of changed) counts.set(kindOf(file), (counts.get(kindOf(file)) ?? 0) + 1)
  return {
    share: 1 - changed.length / after.size,
    changed: [...counts].map(([kind, files]) => ({ kind, files })).sort((a, b) => b.files - a.files),
  }
}
