/** Resolves stored values for a page: links to addresses, pictures to files, Markdown to HTML, slugs to entries. */
import type { Reporter } from 'gatsby'
import { collections, type Collection } from '../content-model'
import type { Field, Fields } from '../content-model/fields'
import { imagesIn, renderMarkdown, videosIn } from '../content-model/markdown/render'
import { pictureHtml } from '../content-model/markdown/picture-html'
import { fillPlaceholders } from '../content-model/markdown/placeholders'
import { factOf } from '../page-data/facts'
import type { Picture } from '../page-data/types'
import type { LocaleCode } from '../site/locales'
import { inOrder, resolveLink, type EntryNode, type GetNodes } from './entry-index'
import { interfaceTexts } from './interface-texts'
import { pictureOf, type ImageValue } from './pictures'
import type { NodeModel } from './schema-types'

/** What resolving needs beside the value; `locale` is the language of the page. */
export type Environment = { locale: LocaleCode; nodeModel: NodeModel; getNodes: GetNodes; reporter: Reporter }

/** The entries of a collection in its own order; `slugs` chooses some, in the order given. */
export async function findEntries(
  collection: string,
  slugs: readonly string[] | undefined,
  { nodeModel }: Pick<Environment, 'nodeModel'>,
) {
  const definition: Collection | undefined = Object.values(collections).find(
    ({ name }) => name === collection,
  )
  if (!definition) return []
  const { entries } = await nodeModel.findAll<EntryNode>({ type: definition.graphql, query: {} })
  const all = inOrder(collection, [...entries])
  return slugs ? slugs.flatMap((slug) => all.filter((entry) => entry.slug === slug)) : all
}

async function richText(written: string, environment: Environment, firstLevel: number) {
  const { nodeModel, reporter, locale, getNodes } = environment
  const facts = { locale, getNodes, texts: interfaceTexts(locale) }
  const source = fillPlaceholders(written, (name) => factOf(name, facts))
  const pictures = new Map<string, Picture>()
  for (const src of new Set(imagesIn(source))) {
    const picture = await pictureOf({ src }, nodeModel, reporter)
    if (picture) pictures.set(src, picture)
  }
  const text = renderMarkdown(source, {
    firstLevel,
    resolveLink: (target) => resolveLink(target, locale, getNodes)?.href,
    renderImage: ({ src, alt }) => {
      const picture = pictures.get(src)
      return picture && pictureHtml({ ...picture, alt })
    },
  })
  return { ...text, videos: await findEntries('videos', videosIn(source), environment) }
}

async function resolveFields(fields: Fields, value: unknown, environment: Environment) {
  const record = value as Readonly<Record<string, unknown>>
  const pairs = Object.entries(fields).map(async ([name, field]) => [
    name,
    await resolveValue(field, record[name], environment),
  ])
  return Object.fromEntries(await Promise.all(pairs)) as Record<string, unknown>
}

async function resolveReference(
  field: Extract<Field, { kind: 'reference' }>,
  value: unknown,
  environment: Environment,
) {
  if (!field.multiple)
    return typeof value === 'string'
      ? (await findEntries(field.collection, [value], environment))[0]
      : undefined
  const slugs = Array.isArray(value) && value.length > 0 ? (value as string[]) : undefined
  return slugs || field.emptyMeansAll ? findEntries(field.collection, slugs, environment) : []
}

/** Resolves one value by its descriptor. Absent values stay absent, except lists of references. */
export async function resolveValue(field: Field, value: unknown, environment: Environment): Promise<unknown> {
  if (field.kind === 'reference') return resolveReference(field, value, environment)
  if (value === undefined || value === null) return undefined
  switch (field.kind) {
    case 'text':
    case 'longText':
    case 'slug':
    case 'date':
    case 'select':
    case 'file':
    case 'boolean':
    case 'number':
      return value
    case 'markdown':
      // Below a section's h2, the text's own first level becomes h3.
      return richText(String(value), environment, 3)
    case 'link':
      return resolveLink(String(value), environment.locale, environment.getNodes)
    case 'image':
      return pictureOf(value as ImageValue, environment.nodeModel, environment.reporter)
    case 'object':
      return resolveFields(field.fields, value, environment)
    case 'list': {
      const { fields, item } = field
      const items = value as unknown[]
      if (fields) return Promise.all(items.map((entry) => resolveFields(fields, entry, environment)))
      return item ? Promise.all(items.map((entry) => resolveValue(item, entry, environment))) : items
    }
    case 'sections': {
      const items = value as { type: string }[]
      return Promise.all(
        items.map(async (section) => ({
          ...(await resolveFields(field.types[section.type]?.fields ?? {}, section, environment)),
          type: section.type,
        })),
      )
    }
  }
}

/** Renders the body of an entry: its `##` is the page's second level. */
export async function resolveBody(source: string, environment: Environment) {
  return richText(source, environment, 2)
}
