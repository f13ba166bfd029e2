/** Builds the site search index from a finished build: one for each language, in `public/pagefind`. */
import { build } from 'esbuild'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { PagefindIndex } from 'pagefind'
import { listsFile, workerPath, indexFolder, type Entry, type Lists } from '../../src/search/types'
import { localeCodes, type LocaleCode } from '../../src/site/locales'
import type { SiteContent } from '../../src/entries/site-content'
import { searchDocuments, type SearchDocument } from './search-documents'
import { writtenWords } from './search-words'
import { readSiteContent } from './site-content'

/** Pagefind's own interfaces, which the site does not use. */
const unused = /(?:-ui|-highlight|-worker)\.(?:js|css)$|wasm\.unknown/

/** A text file of Pagefind: compressed, and marked at its start. */
function unpacked(content: Uint8Array): unknown {
  return JSON.parse(gunzipSync(content).toString('utf8').slice('pagefind_dcd'.length))
}

/** The facts about a document shown in result lists; its text is in the index only. */
type Listed = Omit<SearchDocument, 'html'>

async function add(index: PagefindIndex, document: SearchDocument): Promise<void> {
  const { errors } = await index.addHTMLFile({ url: document.href, content: document.html })
  if (errors.length > 0) throw new Error(`${document.href}: ${errors.join('; ')}`)
}

/** The entries by Pagefind's names, and all words of their texts. */
function listsOf(
  files: readonly { path: string; content: Uint8Array }[],
  documents: readonly Listed[],
): Lists {
  const texts: string[] = []
  const byAddress = new Map(documents.map((document) => [document.href, document]))
  const entries = files.flatMap(({ path, content }): Entry[] => {
    const id = /^fragment\/(.+)\.pf_fragment$/.exec(path)?.[1]
    if (!id) return []
    const fragment = unpacked(content) as { url: string; content: string }
    const document = byAddress.get(fragment.url)
    if (!document) return []
    texts.push(`${document.title} ${document.words} ${fragment.content}`)
    const { href, title, kind, seed } = document
    return [{ id, href, title, kind, seed }]
  })
  return { entries: entries.sort((a, b) => (a.href < b.href ? -1 : 1)), words: writtenWords(texts) }
}

async function writeLanguage(publicDir: string, content: SiteContent, locale: LocaleCode): Promise<number> {
  // An ES module that cannot be loaded with `require`.
  const { createIndex } = await import('pagefind')
  const documents: Listed[] = []
  const { index, errors } = await createIndex({ forceLanguage: locale })
  if (!index) throw new Error(errors.join('; '))
  for await (const document of searchDocuments(publicDir, content, locale)) {
    await add(index, document)
    const { html: _html, ...listed } = document
    documents.push(listed)
  }
  const { files } = await index.getFiles()
  const lists = listsOf(files, documents)
  if (lists.entries.length !== documents.length)
    throw new Error(`The ${locale} search index holds ${lists.entries.length} of ${documents.length} pages.`)
  const kept = files.filter(({ path }) => !unused.test(path))
  for (const { path, content } of [
    ...kept,
    { path: listsFile, content: Buffer.from(JSON.stringify(lists)) },
  ]) {
    const file = join(publicDir, indexFolder(locale), path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
  }
  await index.deleteIndex()
  return documents.length
}

/**
 * The worker is a separate file, because it runs under a different policy from the pages (docs/decisions/search.md).
 */
async function writeWorker(publicDir: string): Promise<void> {
  await build({
    entryPoints: [join(__dirname, '../../src/search/worker.ts')],
    outfile: join(publicDir, workerPath),
    bundle: true,
    format: 'esm',
    minify: true,
    target: 'es2022',
    logLevel: 'error',
  })
}

/**
 * Writes index and worker for the project at `root`, built into `publicDir`. Returns the number of documents in each
 * language.
 */
export async function writeSearchIndex(
  root: string,
  publicDir: string,
): Promise<Partial<Record<LocaleCode, number>>> {
  const { close } = await import('pagefind')
  await rm(join(publicDir, 'pagefind'), { recursive: true, force: true })
  // Pagefind's service does not keep the process alive by itself.
  const awake = setInterval(() => undefined, 1000)
  try {
    const counts: Partial<Record<LocaleCode, number>> = {}
    const content = await readSiteContent(root, { drafts: false })
    for (const locale of localeCodes) counts[locale] = await writeLanguage(publicDir, content, locale)
    await writeWorker(publicDir)
    return counts
  } finally {
    clearInterval(awake)
    await close()
  }
}
