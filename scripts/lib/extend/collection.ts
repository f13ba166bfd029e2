/** Adds a site-specific collection: its own file, and initial content. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readCompany } from '../../../src/contact-server/company'
import type { Label } from '../../../src/content-model/fields'
import { slugify, slugPattern } from '../../../src/content-model/slugify'
import { collectionNames, isOwnCollection, ownCollectionNames } from '../../../src/site/collection-names'
import { localeCodes } from '../../../src/site/locales'
import { reservedBeginnings, routes } from '../../../src/site/routes'
import { starterText } from '../new-site/starter'
import { folder, generated, writeOwnCollections } from '../own-collections.mjs'
import { edit, withImport, withoutImport, withoutProperty, withProperty } from './edit'
import { camelCase, checkName, ExtendError, inWords, object, pascalCase, quoted } from './names'

export type NewCollection = {
  readonly name: string
  /**
   * By language: labels in the editor and on the page, singular labels, and addresses. Missing ones are derived from
   * the name.
   */
  readonly labels: Readonly<Record<string, string>>
  readonly singulars: Readonly<Record<string, string>>
  readonly paths: Readonly<Record<string, string>>
  /** A type of schema.org. */
  readonly schemaType: string
  /** Whether its entries have pages; otherwise only a section shows them. */
  readonly pages: boolean
}

/** The parts of a collection's file that depend on whether its entries have pages. */
const modelParts = {
  withPages: {
    about: 'each with a page of its own',
    description: "label('Each has a page of its own.', 'Jeder Eintrag hat eine eigene Seite.')",
    imports: `import { label } from '../../fields'
import { cover, draft, forSearch, order, ownSlug, pageSections, summary, tagline, title } from '../common'`,
    facts: `
  // Fields that the page of an entry lists below its opening, named in every language of the site: { phone: { en: 'Telephone', de: 'Telefon' } }.
  facts: {},`,
    fields: `title,
    slug: ownSlug,
    tagline,
    summary,
    order,
    draft,
    cover,
    sections: pageSections,
    ...forSearch,`,
  },
  withoutPages: {
    about: 'shown by their section',
    description:
      "label('Shown by a section of the same name.', 'Erscheint in einem Abschnitt gleichen Namens.')",
    imports: `import { label } from '../../fields'
import { cover, draft, order, summary, title } from '../common'`,
    facts: '',
    fields: 'title, summary, order, draft, cover,',
  },
} as const

/** With everything that was missing derived from the name. */
type Complete = NewCollection & Readonly<Record<'labels' | 'singulars', Label>>

const model = ({ name, labels, singulars, paths, schemaType, pages }: Complete): string => {
  const { about, description, imports, facts, fields } = modelParts[pages ? 'withPages' : 'withoutPages']
  const shown = pages
    ? `paths: ${object(paths)},\n  listedIn: ['menus', 'search', 'sitemap'],\n  card: 'row',\n  schemaType: ${quoted(schemaType)}`
    : "listedIn: [],\n  card: 'row'"
  return `/** ${inWords(name)}, ${about}. */
${imports}
import { ownCollection } from '../define'

export const ${camelCase(name)} = ownCollection({
  name: ${quoted(name)},
  graphql: '${pascalCase(name)}Entry',
  label: label(${quoted(labels.en)}, ${quoted(labels.de)}),
  singular: label(${quoted(singulars.en)}, ${quoted(singulars.de)}),
  description: ${description},
  ${shown},
  storage: 'folder',
  titleField: 'title',
  orderField: 'order',${facts}
  fields: {
    ${fields}
  },
} as const)
`
}

/** A value for each language of the site, with the name as the fallback. */
const inLanguages = (given: Readonly<Record<string, string>>, otherwise: string): Record<string, string> =>
  Object.fromEntries(localeCodes.map((code) => [code, given[code] ?? given['en'] ?? otherwise]))

/** The languages whose page gets its title or address from another language or from the name. */
export const inOtherWords = (
  labels: NewCollection['labels'],
  paths: NewCollection['paths'],
): readonly string[] =>
  (localeCodes as readonly string[]).filter((code) => code !== 'en' && !(labels[code] && paths[code]))

function check({ name, paths }: NewCollection): void {
  checkName(name)
  if ((collectionNames as readonly string[]).includes(name) || Object.hasOwn(routes, name))
    throw new ExtendError(`There is a collection or a page “${name}” already. Choose another name.`)
  for (const [language, path] of Object.entries(paths)) {
    const parts = path.split('/')
    if (!parts.every((part) => slugPattern.test(part)))
      throw new ExtendError(
        `“${path}” (${language}) cannot be an address. Use lower-case letters, digits and single hyphens: --path ${language}=${parts.map(slugify).filter(Boolean).join('/') || name}`,
      )
    const taken = Object.values(routes).some(
      (route) => (route.paths as Readonly<Record<string, string>>)[language] === path,
    )
    if (taken || reservedBeginnings.includes(parts[0] ?? ''))
      throw new ExtendError(`The address “${path}” (${language}) is taken. Name another one with --path.`)
  }
}

/** Writes the collection into the project at `root`; returns the files. Throws an ExtendError if the name is taken. */
export async function addCollection(root: string, wanted: NewCollection): Promise<string[]> {
  const { name, labels, singulars, pages } = wanted
  const paths = inLanguages(wanted.paths, name)
  check({ ...wanted, paths })
  const words = { en: labels['en'] ?? inWords(name), de: labels['de'] ?? labels['en'] ?? inWords(name) }
  const one = { en: singulars['en'] ?? words.en, de: singulars['de'] ?? singulars['en'] ?? words.de }
  edit(join(root, folder, 'index.ts'), (source) =>
    withProperty(
      withImport(source, `import { ${camelCase(name)} } from './${name}'`),
      'ownCollectionModels',
      name === camelCase(name) ? name : `${quoted(name)}: ${camelCase(name)}`,
    ),
  )
  writeFileSync(join(root, folder, `${name}.ts`), model({ ...wanted, labels: words, singulars: one, paths }))
  writeOwnCollections(root)
  const files = [`${folder}/${name}.ts`, `${folder}/index.ts`, generated]
  for (const language of localeCodes) {
    const values = {
      collection: name,
      label: labels[language] ?? (language === 'de' ? words.de : words.en),
      company: (await readCompany(language, root))?.name ?? '',
    }
    const content = pages
      ? {
          [`content/pages/${name}.${language}.md`]: 'page',
          [`content/${name}/example.${language}.md`]: 'entry',
        }
      : { [`content/${name}/example.${language}.md`]: 'item' }
    for (const [file, kind] of Object.entries(content)) {
      mkdirSync(dirname(join(root, file)), { recursive: true })
      writeFileSync(join(root, file), starterText(root, `collection/${kind}`, language, localeCodes, values))
      files.push(file)
    }
  }
  return files
}

/** Removes the code of a site-specific collection; its content is not touched. */
export function removeOwnCollection(root: string, name: string): void {
  if (!isOwnCollection(name))
    throw new ExtendError(
      `“${String(name)}” is not one of this site’s own collections: ${ownCollectionNames.join(', ')}.`,
    )
  edit(join(root, folder, 'index.ts'), (source) =>
    withoutImport(withoutProperty(source, 'ownCollectionModels', name), `./${String(name)}`),
  )
  rmSync(join(root, folder, `${String(name)}.ts`), { force: true })
  writeOwnCollections(root)
}
