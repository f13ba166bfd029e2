/** Makes the image files that the content refers to: in parallel with Gatsby in a build, on demand in development. */
import { rmSync } from 'node:fs'
import type { ParentSpanPluginArgs, Store } from 'gatsby'
import { collections, type Collection } from '../content-model'
import { outputOf, siteOutput, stubborn } from './folders'
import { keptFiles } from './kept-files'
import { sourceOf } from './pictures'
import { writePictures, writeVariant } from './pictures/make'
import { variantsOf, type Source, type Variant } from './pictures/variants'
import { contentSource, type FileNode } from './site-index'

type Content = Pick<ParentSpanPluginArgs, 'getNodesByType'>

const rootOf = (store: Store): string => store.getState().program.directory

const isPicture = ({ extension }: FileNode): boolean => /^(?:png|jpe?g|webp|avif|gif|svg)$/i.test(extension)

/** The images whose addresses occur in published content, in texts or fields. */
async function picturesNamed({ getNodesByType }: Content): Promise<Source[]> {
  const entries = Object.values<Collection>(collections).flatMap(({ graphql }) => getNodesByType(graphql))
  const files = (getNodesByType('File') as FileNode[]).filter(
    (file) => file['sourceInstanceName'] === contentSource && isPicture(file),
  )
  // Most texts contain no image, so searching each for the short folder names first is fast.
  const folders = [...new Set(files.map(({ relativePath }) => `/${relativePath.split('/')[0] ?? ''}`))]
  const content = entries
    .map((entry) => JSON.stringify(entry))
    .filter((text) => folders.some((folder) => text.includes(folder)))
    .join('\n')
  const named = files.filter(({ relativePath }) => content.includes(`/${relativePath}`))
  return Promise.all(named.map(sourceOf))
}

/** The work in progress: how many files, or why it failed. */
let work: Promise<number | { failure: unknown }> = Promise.resolve(0)

/** Gatsby's hook: starts the work, because webpack hardly uses the second core. Does not throw yet. */
export function onPostBootstrap({ getNodesByType, store }: ParentSpanPluginArgs): void {
  if (process.env['NODE_ENV'] !== 'production') return
  rmSync(siteOutput(rootOf(store)), stubborn)
  work = picturesNamed({ getNodesByType })
    .then((sources) => writePictures(sources, siteOutput(rootOf(store))))
    .catch((failure: unknown) => ({ failure }))
}

/** Waits until all files exist, and returns their number. Throws if one could not be made. */
export async function finishPictures(): Promise<number> {
  const result = await work
  if (typeof result !== 'number') throw result.failure
  await keptFiles().tidy()
  return result
}

/** In development: makes the file at an address when a browser requests it. Returns whether there is one. */
export async function makePictureAt(
  path: string,
  { getNodesByType, store }: ParentSpanPluginArgs,
): Promise<boolean> {
  const sources = await picturesNamed({ getNodesByType })
  const variant = sources
    .flatMap((source): Variant[] => variantsOf(source).flat())
    .find((each) => each.path === path)
  if (variant) await writeVariant(variant, outputOf(rootOf(store)), keptFiles())
  return variant !== undefined
}
