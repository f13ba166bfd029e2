/** The facts about a site's own collections that visitors' scripts need, taken from the collections' files. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import { buildSync } from 'esbuild'

/** The collections' files and the file generated from them, relative to the project's folder. */
export const folder = 'src/content-model/collections/own'
export const generated = 'src/site/own/collections.ts'

/** @typedef {import('../../src/site/collection-facts').OwnCollectionFacts} Facts */

/**
 * The collections of the project at `root`. Modules that they import read the generated file, which may be stale or
 * have merge conflicts; here they get an empty one instead.
 * @param {string} root @returns {Record<string, Facts>}
 */
function modelsIn(root) {
  const { outputFiles } = buildSync({
    absWorkingDir: root,
    entryPoints: [`${folder}/index.ts`],
    ...{ bundle: true, write: false, format: 'cjs', logLevel: 'silent' },
    external: ['*/own/collections'],
  })
  const module = { exports: { ownCollectionModels: {} } }
  compileFunction(outputFiles[0]?.text ?? '', ['module', 'require'])(module, () => ({ ownCollections: {} }))
  return module.exports.ownCollectionModels
}

/**
 * Brings the generated file up to date. Throws if the collections cannot be read.
 * @param {string} root the project's folder
 */
export function writeOwnCollections(root) {
  let models
  try {
    models = modelsIn(root)
  } catch (error) {
    const why = error instanceof Error ? error.message : error
    throw new Error(`The collections in ${folder} cannot be read: ${why}`, { cause: error })
  }
  const facts = Object.entries(models).map(([name, { label, paths, listedIn, card, schemaType }]) => [
    name,
    { label, paths, listedIn, card, schemaType },
  ])
  const text = `/** Generated from ${folder} whenever an npm script runs; change the collections there. */
import type { OwnCollectionFacts } from '../collection-facts'

/** By name, which is also the folder below \`content/\`. */
export const ownCollections = ${JSON.stringify(Object.fromEntries(facts), null, 2)} as const satisfies Readonly<Record<string, OwnCollectionFacts>>
`
  const file = join(root, generated)
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}
