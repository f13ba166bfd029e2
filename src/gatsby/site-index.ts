/** The entries and files among Gatsby's nodes, indexed once per build and again after a change. */
import type { Node } from 'gatsby'
import { contentOf, type Entry } from '../entries/content'
import { collectionNamed } from '../content-model'

/** The name under which content is registered with gatsby-source-filesystem. */
export const contentSource = 'content'

export type EntryNode = Node & Entry
export type FileNode = Node & {
  name: string
  extension: string
  absolutePath: string
  relativePath: string
  relativeDirectory: string
  sourceInstanceName: string
}

type GetNodesByType = (type: string) => Node[]

function indexOf(getNodesByType: GetNodesByType) {
  let files: Map<string, FileNode> | undefined
  const content = contentOf((collection) => {
    const type = collectionNamed(collection)?.graphql
    return type ? (getNodesByType(type) as EntryNode[]) : []
  })
  /** Takes a path below `content/`, with or without a leading slash. */
  const fileAt = (path: string): FileNode | undefined => {
    files ??= new Map(
      (getNodesByType('File') as FileNode[])
        .filter(({ sourceInstanceName }) => sourceInstanceName === contentSource)
        .map((file) => [file.relativePath, file]),
    )
    return files.get(path.replace(/^\//, ''))
  }
  return { ...content, fileAt }
}

export type SiteIndex = ReturnType<typeof indexOf>

let current: SiteIndex | undefined

/** Returns the index. Reading it does not make a page depend on anything: pages read through `trackedContent`. */
export function siteIndex(getNodesByType: GetNodesByType): SiteIndex {
  current ??= indexOf(getNodesByType)
  return current
}

/** Call this when nodes have changed. */
export function forgetIndex(): void {
  current = undefined
}
