/** `npm run add collection locations`, `npm run add section price-table`: scaffolds the code by the project’s rules. */
import { addCollection, inOtherWords } from './lib/extend/collection'
import { kindAndName } from './lib/extend/names'
import { readCommand } from './lib/flags.mjs'
import { formatFiles } from './lib/format-files'
import { addSection } from './lib/extend/section'
import { readByLanguage } from './lib/new-site/answers'
import { runMain } from './lib/run-main'

const usage = `npm run add collection NAME: entries with pages of their own, a page that lists them, a section that shows them.

  -- --label en=Locations --label de=Standorte     what editors and visitors read
     --singular en=Location --singular de=Standort
     --path de=standorte                           the address, where it is not the name
     --type LocalBusiness                          what an entry is for search engines (schema.org)
     --no-pages                                    its section alone shows the entries

npm run add section NAME: a kind of section that editors can put on every page.

  -- --label "en=Price table" --label de=Preistabelle

docs/recipes/collection.md and docs/recipes/section.md lead on from there.`

const several = { type: 'string', multiple: true } as const

const inLanguages = (flag: string, values: readonly string[] = []) =>
  readByLanguage(flag, values, 'de=Standorte')

async function main(): Promise<void> {
  const { values, positionals } = readCommand({
    options: {
      label: several,
      singular: several,
      path: several,
      type: { type: 'string', default: 'Thing' },
      'no-pages': { type: 'boolean', default: false },
      help: { type: 'boolean' },
    },
    allowPositionals: true,
  })
  if (values.help || positionals.length === 0) return console.log(usage)
  const { kind, name } = kindAndName(positionals)
  const labels = inLanguages('label', values.label)
  const paths = inLanguages('path', values.path)
  const files =
    kind === 'section'
      ? addSection(process.cwd(), name, labels)
      : await addCollection(process.cwd(), {
          name,
          labels,
          singulars: inLanguages('singular', values.singular),
          paths,
          schemaType: values.type,
          pages: !values['no-pages'],
        })
  formatFiles(process.cwd(), files)
  console.log(`Written:\n${files.map((file) => `  ${file}`).join('\n')}`)
  const missing = inOtherWords(labels, paths)
  if (kind === 'collection' && !values['no-pages'] && missing.length > 0)
    console.log(
      `\nWithout --label and --path in each language (${missing.join(', ')}), its page has another language’s title or address: translate “title” in content/pages/${name}.* and “paths” in src/content-model/collections/own/${name}.ts.`,
    )
  console.log(
    kind === 'section'
      ? '\nGive it the fields and the look it needs; editors find it in “Sections” at once.'
      : `\nGive it the fields it needs. Editors find it in /admin/ at once; ${
          values['no-pages']
            ? 'pages show it when one of them adds its section.'
            : `a menu leads to it when one of them adds “${name}” there.`
        }`,
  )
}

runMain(main)
