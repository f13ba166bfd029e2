/** From content files to one typed node per entry, with its `translations` list. */
import type { CreateNodeArgs, Node } from 'gatsby'
import { parse } from 'yaml'
import { collections, type Collection } from '../content-model'
import type { Entry, Values } from '../entries/content'
import { splitValues } from '../entries/entry'
import { isLocaleCode, localeCodes, localeOf, type LocaleCode } from '../site/locales'
import { isPublished } from './publishing'
import { isFaulty } from './content-problems'
import { contentSource, forgetIndex, type EntryNode } from './site-index'

type FileNode = Node & {
  relativePath: string
  relativeDirectory: string
  name: string
  extension: string
  sourceInstanceName: string
}
type RemarkNode = Node & { frontmatter: Values; rawMarkdownBody: string }

/** gatsby-transformer-remark turns an unquoted YAML day into a time stamp; everywhere else a day is `YYYY-MM-DD`. */
function withDays(collection: Collection, values: Values): Values {
  const days = Object.entries(collection.fields).flatMap(([name, { kind }]) => {
    const value = values[name]
    return kind === 'date' && typeof value === 'string' ? [[name, value.slice(0, 10)]] : []
  })
  return { ...values, ...Object.fromEntries(days) }
}

/** What Gatsby makes the id of an entry's node from. */
export const entryNodeKey = (collection: string | undefined, slug: string): string => `${collection} ${slug}`

async function upsert(
  args: CreateNodeArgs,
  collection: Collection,
  slug: string,
  locale: LocaleCode,
  values: Values,
  body: string | undefined,
) {
  const { actions, createNodeId, createContentDigest, getNode } = args
  const { shared, own } = splitValues(collection, withDays(collection, { ...values, body }))
  const id = createNodeId(entryNodeKey(collection.name, slug))
  const before = getNode(id) as EntryNode | undefined
  const iso = localeOf(locale).iso
  const translation = { languages_code: iso, ...own }
  const others = before?.translations.filter((entry) => entry['languages_code'] !== iso) ?? []
  // Languages stay in the order of the locales list, whichever file is read first.
  const order = localeCodes.map((code) => localeOf(code).iso as string)
  const translations = [...others, translation].sort(
    (a, b) => order.indexOf(String(a['languages_code'])) - order.indexOf(String(b['languages_code'])),
  )
  const record: Entry = { ...shared, slug, translations }
  if (!isPublished(collection.name, record)) return
  // Read and written without a pause in between, so that two files of one entry never undo each other.
  await actions.createNode({
    ...record,
    id,
    parent: null,
    children: [],
    internal: { type: collection.graphql, contentDigest: createContentDigest(record) },
  })
}

function collectionOf(file: FileNode): Collection | undefined {
  return Object.values(collections).find(
    (collection) =>
      file.relativePath.startsWith(`${collection.name}/`) && file.relativeDirectory === collection.name,
  )
}

async function fromMarkdown(args: CreateNodeArgs, node: RemarkNode) {
  const file = node.parent ? (args.getNode(node.parent) as FileNode | undefined) : undefined
  if (!file || file.sourceInstanceName !== contentSource || isFaulty(file.relativePath)) return
  const collection = collectionOf(file)
  const [, slug, locale] = /^(.+)\.([a-z]+)$/.exec(file.name) ?? []
  if (!collection || !slug || !isLocaleCode(locale)) return
  await upsert(
    args,
    collection,
    slug,
    locale,
    node.frontmatter,
    collection.body ? node.rawMarkdownBody : undefined,
  )
}

async function fromYaml(args: CreateNodeArgs, file: FileNode) {
  const collection = collectionOf(file)
  if (collection?.storage !== 'file' || isFaulty(file.relativePath)) return
  const content = parse(await args.loadNodeContent(file)) as Record<string, Values>
  for (const locale of localeCodes) {
    const values = content[locale]
    if (values) await upsert(args, collection, file.name, locale, values, undefined)
  }
}

/** Gatsby's hook: turns each Markdown node and each settings file into (a part of) its entry's node. */
export async function onCreateNode(args: CreateNodeArgs): Promise<void> {
  const { node } = args
  forgetIndex()
  if (node.internal.type === 'MarkdownRemark') await fromMarkdown(args, node as RemarkNode)
  else if (node.internal.type === 'File') {
    const file = node as FileNode
    if (file.sourceInstanceName === contentSource && file.extension === 'yml') await fromYaml(args, file)
  }
}
