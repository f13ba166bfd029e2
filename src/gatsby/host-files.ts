/** Writes the host's rules beside the finished pages: `_headers` and `_redirects`, hashed from what was built. */
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { earlyScript } from '../client/early-script'
import { rootLocaleScript } from '../client/locale/root-script'
import { loaderScript } from '../client/loader/loader-script'
import { themeScript } from '../client/theme/theme-script'
import { collectInline, type BuiltPage, type KnownScript } from '../site/csp'
import { headerRules, headersFile, redirectsFile } from '../site/host-rules'

const exactly = (name: string, text: string): KnownScript => ({ name, matches: (script) => script === text })

/** Every inline script that a page may hold; any other one ends the build. */
const knownScripts: readonly KnownScript[] = [
  exactly('theme and early clicks', `${themeScript()};${earlyScript()}`),
  exactly('language at the root', rootLocaleScript()),
  exactly('loader', loaderScript),
]

/** The editor has a policy of its own. */
const editorFolder = 'admin'

async function filesIn(publicDir: string): Promise<string[]> {
  const names = await readdir(publicDir, { recursive: true })
  const files = await Promise.all(names.map(async (name) => ((await stat(join(publicDir, name))).isFile() ? [name] : [])))
  return files.flat()
}

function readPages(publicDir: string, files: readonly string[]): Promise<BuiltPage[]> {
  const pages = files.filter((name) => name.endsWith('.html') && !name.startsWith(editorFolder))
  return Promise.all(pages.map(async (file) => ({ file, html: await readFile(join(publicDir, file), 'utf8') })))
}

/** Throws, naming the file, if a page holds an inline script that the site does not know. */
export async function writeHostFiles(publicDir: string): Promise<void> {
  const files = await filesIn(publicDir)
  const inline = collectInline(await readPages(publicDir, files), knownScripts)
  const preview = process.env.CONTEXT !== undefined && process.env.CONTEXT !== 'production'
  const rules = headerRules(
    files.map((file) => `/${file}`),
    { inline, https: true, indexable: !preview },
  )
  await writeFile(join(publicDir, '_headers'), headersFile(rules))
  await writeFile(join(publicDir, '_redirects'), redirectsFile())
}
