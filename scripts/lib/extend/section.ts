/** Adds a section type: its fields, its view, and its place in the list of sections. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sectionTypes } from '../../../src/content-model/sections'
import { edit, propertiesOf, withImport, withoutImport, withoutProperty, withProperty } from './edit'
import { camelCase, checkName, ExtendError, inWords, pascalCase, quoted } from './names'

const model = 'src/content-model/sections/writing.ts'
const list = 'src/sections/section-list.tsx'

const fields = (type: string, labels: { en: string; de: string }): string => `${type}: {
  label: label(${quoted(labels.en)}, ${quoted(labels.de)}),
  graphql: '${pascalCase(type)}Section',
  fields: {
    anchor,
    ...heading,
    items: list({
      label: label('Items', 'Einträge'),
      singular: label('Item', 'Eintrag'),
      required: true,
      min: 1,
      max: 12,
      fields: {
        title: text({ label: label('Title', 'Titel'), required: true, max: 70 }),
        text: text({ label: label('Text', 'Text'), required: true, max: 200 }),
      },
    }),
  },
}`

const view = (name: string, type: string): string => `/** ${inWords(name)}. */
import { Section } from '../../components/section/section'
import { Words } from '../../components/words/words'
import type { SectionOf } from '../../page/types'

type Props = { section: SectionOf<'${type}'> }

export function ${pascalCase(name)}({ section: { items, ...head } }: Props) {
  return (
    <Section {...head}>
      <ul className="grid" data-columns="3">
        {items.map(({ title, text }, index) => (
          <li key={index} className="stack" data-gap="small">
            <h3>
              <Words>{title}</Words>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
`

/**
 * Writes the section type into the project at `root`; returns the files. Throws an ExtendError if the name is taken.
 */
export function addSection(root: string, name: string, given: Readonly<Record<string, string>>): string[] {
  checkName(name)
  const type = camelCase(name)
  if (Object.hasOwn(sectionTypes, type) || existsSync(join(root, 'src/sections', name)))
    throw new ExtendError(`There is a section “${type}” already. Choose another name.`)
  const labels = { en: given['en'] ?? inWords(name), de: given['de'] ?? given['en'] ?? inWords(name) }
  const file = `src/sections/${name}/${name}.tsx`
  mkdirSync(join(root, 'src/sections', name), { recursive: true })
  writeFileSync(join(root, file), view(name, type))
  edit(join(root, model), (source) => withProperty(source, 'writingSections', fields(type, labels)))
  edit(join(root, list), (source) =>
    withProperty(
      withImport(source, `import { ${pascalCase(name)} } from './${name}/${name}'`),
      'views',
      `${type}: ${pascalCase(name)}`,
    ),
  )
  return [model, file, list]
}

/** Removes a section type; content that uses it is not touched. Throws an ExtendError for one that the system needs. */
export function removeSection(root: string, name: string): string[] {
  checkName(name)
  const type = camelCase(name)
  if (!propertiesOf(readFileSync(join(root, model), 'utf8'), 'writingSections').includes(type))
    throw new ExtendError(
      `There is no section “${type}” in ${model}. Those that show entries go with their collection: npm run remove collection.`,
    )
  edit(join(root, model), (source) => withoutProperty(source, 'writingSections', type))
  edit(join(root, list), (source) =>
    withoutImport(withoutProperty(source, 'views', type), `./${name}/${name}`),
  )
  rmSync(join(root, 'src/sections', name), { recursive: true, force: true })
  return [model, `src/sections/${name}`, list]
}
