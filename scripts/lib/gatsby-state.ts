/**
 * Keeps what Gatsby has compiled, queried and written between builds while only content changes: an editor who fixes a
 * comma waits only for the pages that show it.
 */
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { filesBelow } from '../../src/gatsby/files-below'
import { outputOf, siteOutput, stubborn } from '../../src/gatsby/folders'
import { cacheFolder } from '../../src/gatsby/kept-files'

/** Where the output of Gatsby's last build is kept while the finished site takes its place. */
const kept = '.build/gatsby'

const parts = ['.cache', kept]

/**
 * Dependencies of pages other than content, which Gatsby tracks itself; pages mention the sizes of files in `static`.
 */
const code = [
  ...['src', 'locales', 'patches', 'scripts', 'static'],
  ...['gatsby-browser.tsx', 'gatsby-config.ts', 'gatsby-node.ts', 'gatsby-ssr.tsx'],
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'tsconfig.site.json'],
]

const noteName = 'gatsby.json'
const noteOf = (root: string): string => join(root, '.build', noteName)

/** Where the output of Gatsby's last build is kept. @param root the project's folder */
export const keptOutput = (root: string): string => join(root, kept)

/**
 * On a host that keeps one folder between builds (`BUILD_CACHE`), that folder gets a copy. Elsewhere the checkout
 * persists.
 */
const storeOf = (): string | undefined =>
  process.env['BUILD_CACHE'] ? join(cacheFolder(), 'gatsby') : undefined

/** `key`: digest of the code and its compiler; `content`: digest of the files when the build ended. */
type Note = { key: string; content: string }

/** A digest of files and folders, by name and content. */
function digestOf(folder: string, names: readonly string[]): string {
  const hash = createHash('sha256')
  for (const name of names) {
    const path = join(folder, name)
    if (!existsSync(path)) continue
    for (const file of statSync(path).isDirectory() ? filesBelow(path) : ['']) {
      hash.update(`${join(name, file)}\n`)
      hash.update(
        createHash('sha256')
          .update(readFileSync(join(path, file)))
          .digest(),
      )
    }
  }
  return hash.digest('hex')
}

/** Variables that are compiled into the code or shown on pages. */
const settings = /^(?:GATSBY_|SITE_|CMS_|CONTACT_|BROWSERSLIST|(?:NODE_ENV|URL|CONTEXT|NETLIFY|CF_PAGES)$)/

function keyOf(root: string): string {
  const given = Object.entries(process.env).filter(([name]) => settings.test(name))
  // Webpack stores absolute paths.
  const place = [process.version, process.platform, process.arch, root]
  const facts = [...place, given.sort(), digestOf(root, code)]
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex')
}

function readNote(root: string): Note | undefined {
  try {
    return JSON.parse(readFileSync(noteOf(root), 'utf8')) as Note
  } catch {
    return undefined
  }
}

/** Size and time of a file; undefined if there is none. */
function stateOf(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false })
  return stats && `${stats.size} ${stats.mtime.getTime()}`
}

/** Makes a folder a copy of another. Files with the same size and time are left as they are. */
function mirror(from: string, to: string): void {
  if (existsSync(to))
    for (const file of filesBelow(to))
      if (!existsSync(join(from, file))) rmSync(join(to, file), { force: true })
  if (!existsSync(from)) return
  const filter = (file: string, copy: string) =>
    statSync(file).isDirectory() || stateOf(file) !== stateOf(copy)
  cpSync(from, to, { recursive: true, preserveTimestamps: true, filter })
}

function copyParts(from: string, to: string): void {
  for (const part of parts) mirror(join(from, part), join(to, part))
}

/** Restores what another checkout has kept, if this one has no state of its own. */
function takeFromStore(root: string): void {
  const store = storeOf()
  if (!store || existsSync(noteOf(root)) || !existsSync(join(store, noteName))) return
  copyParts(store, root)
  mkdirSync(dirname(noteOf(root)), { recursive: true })
  cpSync(join(store, noteName), noteOf(root))
}

/** Writes the note last: without it, the copy is ignored. */
function putIntoStore(root: string): void {
  const store = storeOf()
  if (!store) return
  rmSync(join(store, noteName), { force: true })
  copyParts(root, store)
  cpSync(noteOf(root), join(store, noteName))
}

/** Why the kept state is unusable, in words for editors; undefined if it is usable. */
function faultOf(root: string, { key, content }: Note, now: string): string | undefined {
  if (key !== now) return 'The code, a package, a setting or Node has changed'
  if (content !== digestOf(root, parts))
    return 'What the last build has left is damaged, or “npm start” has replaced it'
  return undefined
}

/**
 * `key`: the cache key of the build, from when it began; `line`: a message for the log if something could not be
 * reused.
 */
export type TakenState = { key: string; line: string | undefined }

/**
 * Prepares Gatsby's folders: with the output of the last build if it is intact and from the same code and Node version,
 * otherwise empty.
 * @param clean whether to discard everything
 */
export function takeState(root: string, clean: boolean): TakenState {
  if (!clean) takeFromStore(root)
  const key = keyOf(root)
  const note = readNote(root)
  const fault = note && (clean ? undefined : faultOf(root, note, key))
  const usable = note && !clean && fault === undefined
  rmSync(noteOf(root), { force: true })
  if (usable) renameSync(keptOutput(root), outputOf(root))
  else for (const part of parts) rmSync(join(root, part), stubborn)
  return { key, line: fault && `${fault}: everything is built from scratch.` }
}

/** Moves the finished site to where Gatsby has written, and keeps Gatsby's own output. */
export function setOutputAside(root: string): void {
  rmSync(keptOutput(root), stubborn)
  renameSync(outputOf(root), keptOutput(root))
  renameSync(siteOutput(root), outputOf(root))
}

/**
 * Records the output of a successful build. If there is no disk space for it, the next build starts from scratch.
 * @param key from `takeState`: later code changes are not part of this build
 */
export function noteState(root: string, key: string): void {
  try {
    const note: Note = { key, content: digestOf(root, parts) }
    mkdirSync(dirname(noteOf(root)), { recursive: true })
    writeFileSync(noteOf(root), JSON.stringify(note))
    putIntoStore(root)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    console.warn(
      `The next build starts from scratch, because the output of this one could not be kept: ${why}`,
    )
  }
}
