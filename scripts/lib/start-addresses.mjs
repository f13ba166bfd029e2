/** The addresses that "npm start" prints, taken from the routes table. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * @param {string} root the project's folder
 * @param {number} port
 * @returns {Promise<{ label: string, address: string }[]>}
 */
export async function addressesOf(root, port) {
  const { tsImport } = await import('tsx/esm/api')
  const load = (/** @type {string} */ file) => tsImport(pathToFileURL(join(root, file)).href, import.meta.url)
  /** @type {typeof import('../../src/site/locales')} */
  const { locales } = await load('src/site/locales.ts')
  /** @type {typeof import('../../src/site/paths')} */
  const { pathOf } = await load('src/site/paths.ts')
  const origin = `http://localhost:${port}`
  const pages = locales.map(({ code, name }) => ({ label: name, address: origin + pathOf('home', code) }))
  const tools = [{ label: 'GraphiQL', address: `${origin}/___graphql` }]
  if (existsSync(join(root, 'src/admin'))) tools.push({ label: 'Editor', address: `${origin}/admin/` })
  return [...pages, ...tools]
}
