/** From content files to one typed node per entry, with its `translations` list. */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { CreateNodeArgs, CreatePagesArgs, Node, SourceNodesArgs } from 'gatsby'
import { parseDocument } from 'yaml'
import { collectionNamed, collections, type Collection } from '../content-model'
import type { Entry, Values } from '../entries/content'
import { splitValues } from '../entries/entry'
import { isLocaleCode, localeCodes, localeOf, type LocaleCode } from '../site/locales'
import { isUnpublished } from '../site/publishing'
import { isFaulty, letMendedIn } from './content-problems'
import { contentSource, forgetIndex, type EntryNode, type FileNode } from './site-index'

type RemarkNode = Node & { frontmatter: Values; rawMarkdownBody: string }

/** gatsby-transformer-remark converts an unquoted YAML date to a timestamp; everywhere else a day is `YYYY-MM-DD`. */
function withDays(collection: Collection, values: Values): Values {
  const days = Object.entries(collection.fields).flatMap(([name, { kind }]) => {
    const value = values[name]
    return kind === 'date' && typeof value === 'string' ? [[name, value.slice(0, 10)]] : []
  })
  return { ...values, ...Object.fromEntries(days) }
}

/** The input from which Gatsby derives the id of an entry's node. */
export const entryNodeKey = (collection: string | undefined, slug: string): string => `${collection} ${slug}`

/** The contents of an entry's files by language. */
type Parts = Map<LocaleCode, ReturnType<typeof splitValues>>

/** By node id, as read in this run: a node from an earlier build may contain a language that has been deleted. */
const read = new Map<string, Parts>()

type Actions = Pick<CreateNodeArgs, 'actions' | 'createNodeId' | 'createContentDigest'>

const idOf = ({ createNodeId }: Actions, { name }: Collection, slug: string): string =>
  createNodeId(entryNodeKey(name, slug))

/** Records the content of a file in a language. */
function note(id: string, collection: Collection, locale: LocaleCode, values: Values): void {
  const parts = read.get(id) ?? new Map()
  read.set(id, parts.set(locale, splitValues(collection, withDays(collection, values))))
}

/** Creates the node of an entry once all its languages have been read, because pages depend on whole entries only. */
async function create(
  args: Actions,
  collection: Collection,
  slug: string,
  languages: readonly LocaleCode[],
): Promise<void> {
  const id = idOf(args, collection, slug)
  const parts = languages.flatMap((code) => {
    const part = read.get(id)?.get(code)
    return part ? [{ iso: localeOf(code).iso, ...part }] : []
  })
  if (parts.length === 0 || parts.length < languages.length) return
  const shared = parts.reduceRight<Values>((all, part) => ({ ...all, ...part.shared }), {})
  const translations = parts.map(({ iso, own }) => ({ languages_code: iso, ...own }))
  const record: Entry = { ...shared, slug, translations }
  // In development every entry becomes pages, so that it can be viewed.
  if (process.env['NODE_ENV'] !== 'development' && isUnpublished(collection.name, record)) return
  await args.actions.createNode({
    ...record,
    id,
    parent: null,
    children: [],
    internal: { type: collection.graphql, contentDigest: args.createContentDigest(record) },
  })
}

type MarkdownFile = { file: FileNode; collection: Collection; slug: string; locale: LocaleCode }

/** The entry file that a Markdown node was made from; undefined if it belongs to no entry, is faulty or was deleted. */
function markdownFile(node: RemarkNode, getNode: CreateNodeArgs['getNode']): MarkdownFile | undefined {
  const file = node.parent ? (getNode(node.parent) as FileNode | undefined) : undefined
  if (!file || file.sourceInstanceName !== contentSource || isFaulty(file.relativePath)) return undefined
  const collection = collectionNamed(file.relativeDirectory)
  const [, slug, locale] = /^(.+)\.([a-z]+)$/.exec(file.name) ?? []
  if (!collection || !slug || !isLocaleCode(locale) || !existsSync(file.absolutePath)) return undefined
  return { file, collection, slug, locale }
}

/** The languages in which an entry has a valid file. */
function languagesOf({ file, collection, slug }: MarkdownFile): LocaleCode[] {
  return localeCodes.filter((code) => {
    const name = `${slug}.${code}.md`
    return existsSync(join(dirname(file.absolutePath), name)) && !isFaulty(`${collection.name}/${name}`)
  })
}

const valuesOf = ({ frontmatter, rawMarkdownBody }: RemarkNode, { body }: Collection): Values => ({
  ...frontmatter,
  body: body ? rawMarkdownBody : undefined,
})

async function fromMarkdown(args: CreateNodeArgs, node: RemarkNode): Promise<void> {
  const found = markdownFile(node, args.getNode)
  if (!found) return
  const { collection, slug, locale } = found
  note(idOf(args, collection, slug), collection, locale, valuesOf(node, collection))
  await create(args, collection, slug, languagesOf(found))
}

type Reader = Actions & Pick<SourceNodesArgs, 'loadNodeContent'>
type AllReader = Reader & Pick<SourceNodesArgs, 'getNode' | 'getNodesByType'>

async function fromYaml(args: Reader, file: FileNode): Promise<void> {
  const collection = collectionNamed(file.relativeDirectory)
  if (file.sourceInstanceName !== contentSource || file.extension !== 'yml') return
  if (collection?.storage !== 'file' || isFaulty(file.relativePath) || !existsSync(file.absolutePath)) return
  const document = parseDocument(await args.loadNodeContent(file))
  // Broken while the site runs: the entry stays as it was, and the list of problems names the line.
  if (document.errors.length > 0) return
  const content = (document.toJS() ?? {}) as Record<string, Values>
  const languages = localeCodes.filter((locale) => content[locale])
  for (const locale of languages)
    note(idOf(args, collection, file.name), collection, locale, content[locale] ?? {})
  await create(args, collection, file.name, languages)
}

/** Gatsby's hook: converts each Markdown node and each settings file to (a part of) its entry's node. */
export async function onCreateNode(args: CreateNodeArgs): Promise<void> {
  const { node } = args
  forgetIndex()
  if (await letMendedIn()) await sourceNodes(args)
  if (node.internal.type === 'MarkdownRemark') await fromMarkdown(args, node as RemarkNode)
  else if (node.internal.type === 'File') await fromYaml(args, node as FileNode)
}

/**
 * Gatsby's hook: adds the entries whose files were read by an earlier build. Gatsby does not create nodes again for
 * unchanged files, and drops entries that are not created again; what is published may have changed with the date.
 */
export async function sourceNodes(args: AllReader): Promise<void> {
  const { getNode, getNodesByType } = args
  const kept = (getNodesByType('MarkdownRemark') as RemarkNode[]).flatMap((node) => {
    const found = markdownFile(node, getNode)
    return found ? [{ ...found, values: valuesOf(node, found.collection), found }] : []
  })
  for (const { collection, slug, locale, values } of kept) {
    const id = idOf(args, collection, slug)
    // A changed file may have been read already.
    if (!read.get(id)?.has(locale)) note(id, collection, locale, values)
  }
  for (const { collection, slug, found } of kept) await create(args, collection, slug, languagesOf(found))
  for (const file of getNodesByType('File') as FileNode[]) await fromYaml(args, file)
}

const hasLanguage = ({ translations }: EntryNode, code: LocaleCode): boolean =>
  translations.some(({ languages_code: iso }) => iso === localeOf(code).iso)

type Deleter = Actions & Pick<CreatePagesArgs, 'getNodesByType'>

/**
 * Deletes the nodes of entries whose files were deleted while the development server runs, and makes those that lost a
 * language again: Gatsby deletes only the nodes of the files, and reads no content again.
 */
export async function dropDeleted(args: Deleter): Promise<void> {
  const present = new Set(
    (args.getNodesByType('File') as FileNode[])
      .filter(({ sourceInstanceName }) => sourceInstanceName === contentSource)
      .map(({ relativeDirectory, name }) => `${relativeDirectory}/${name}`),
  )
  for (const collection of Object.values(collections)) {
    if (collection.storage !== 'folder') continue
    for (const node of args.getNodesByType(collection.graphql) as EntryNode[]) {
      const before = localeCodes.filter((code) => hasLanguage(node, code))
      const languages = before.filter((code) => present.has(`${collection.name}/${node.slug}.${code}`))
      if (languages.length === 0) args.actions.deleteNode(node)
      else if (languages.length < before.length) await create(args, collection, node.slug, languages)
    }
  }
}
