/**
 * Keeps the caches of webpack and Parcel between builds as long as only content changes: an editor who fixes a comma
 * does not wait for the compilers.
 */
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { cacheFolder } from '../../src/gatsby/kept-files'

/** The compilers' caches, below Gatsby's `.cache`. */
const parts = ['.parcel-cache', 'webpack']

/** The inputs of the compilation; content is not among them. */
const code = [
  ...['src', 'locales', 'patches', 'scripts'],
  ...['gatsby-browser.tsx', 'gatsby-config.ts', 'gatsby-node.ts', 'gatsby-ssr.tsx'],
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'tsconfig.site.json'],
]

/** Retries for folders that another process is still writing to, in milliseconds. */
const stubborn = { recursive: true, force: true, maxRetries: 10, retryDelay: 200 } as const

const cacheOf = (root: string): string => join(root, '.cache')
const noteName = 'compiled.json'
const noteOf = (root: string): string => join(root, '.build', noteName)

/**
 * A host keeps one folder between builds (`BUILD_CACHE`), which gets a copy. Elsewhere the checkout itself persists.
 */
const storeOf = (): string | undefined =>
  process.env['BUILD_CACHE'] ? join(cacheFolder(), 'compiled') : undefined

/** `key`: what it was compiled from and with; `content`: what it was when the compilers had ended. */
type Note = { key: string; content: string }

function filesOf(folder: string, name: string): string[] {
  const entries = readdirSync(join(folder, name), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort()
}

/** A digest of files and folders, of their names and what is in them. */
function digestOf(folder: string, names: readonly string[]): string {
  const hash = createHash('sha256')
  for (const name of names) {
    const path = join(folder, name)
    if (!existsSync(path)) continue
    for (const file of statSync(path).isDirectory() ? filesOf(folder, name) : [path]) {
      hash.update(`${file.slice(folder.length)}\n`)
      hash.update(createHash('sha256').update(readFileSync(file)).digest())
    }
  }
  return hash.digest('hex')
}

/** Variables that are compiled into the code. */
const settings = /^(?:GATSBY_|SITE_|CONTACT_|BROWSERSLIST|(?:NODE_ENV|URL|NETLIFY|CF_PAGES)$)/

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

function copyParts(from: string, to: string): void {
  for (const part of parts) {
    rmSync(join(to, part), stubborn)
    if (existsSync(join(from, part))) cpSync(join(from, part), join(to, part), { recursive: true })
  }
}

/** Restores another checkout's compilation, if this one has none. */
function takeFromStore(root: string): void {
  const store = storeOf()
  if (!store || existsSync(noteOf(root)) || !existsSync(join(store, noteName))) return
  copyParts(store, cacheOf(root))
  mkdirSync(dirname(noteOf(root)), { recursive: true })
  cpSync(join(store, noteName), noteOf(root))
}

/** The note is written last: without it, the cache is ignored. */
function putIntoStore(root: string): void {
  const store = storeOf()
  if (!store) return
  rmSync(join(store, noteName), { force: true })
  copyParts(cacheOf(root), store)
  cpSync(noteOf(root), join(store, noteName))
}

/** Why the cache is unusable, in words for editors; undefined if it is usable. */
function faultOf(root: string, { key, content }: Note): string | undefined {
  if (key !== keyOf(root)) return 'The code, a package, a setting or Node has changed'
  if (content !== digestOf(cacheOf(root), parts)) return 'What the last build compiled is damaged'
  return undefined
}

/**
 * Empties Gatsby's cache. What was compiled stays if it is whole and was made of this very code by this very Node.
 * @param clean whether nothing may stay
 * @returns a line for the log if something could not be used
 */
export function emptyCache(root: string, clean: boolean): string | undefined {
  if (!clean) takeFromStore(root)
  const note = readNote(root)
  const fault = note && (clean ? undefined : faultOf(root, note))
  const kept = note && !clean && fault === undefined ? parts : []
  rmSync(noteOf(root), { force: true })
  if (existsSync(cacheOf(root))) {
    for (const name of readdirSync(cacheOf(root)))
      if (!kept.includes(name)) rmSync(join(cacheOf(root), name), stubborn)
  }
  return fault && `${fault}: all is compiled anew.`
}

/** Records what a successful build has compiled. Without disk space for it, the next build compiles from scratch. */
export function noteCompilation(root: string): void {
  try {
    const note: Note = { key: keyOf(root), content: digestOf(cacheOf(root), parts) }
    mkdirSync(dirname(noteOf(root)), { recursive: true })
    writeFileSync(noteOf(root), JSON.stringify(note))
    putIntoStore(root)
  } catch (error) {
    console.warn(`What was compiled could not be kept: ${String(error)}`)
  }
}
