/** The settings of a new site as code: languages, addresses, and the collections it leaves out. */
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { slugify } from '../../../src/content-model/slugify'
import { ownCollectionNames } from '../../../src/site/collection-names'
import { removeOwnCollection } from '../extend/collection'
import { edit } from '../extend/edit'
import { quoted } from '../extend/names'
import { addressesIn, sampleAddresses } from './addresses'
import { optionalCollections, type Answers } from './answers'
import { sourceOf } from './sources'
import { contentFiles, renamed, withTheirs } from './starter'

/** The value of `<html lang>`: a language with the country where it is spoken most. */
function tagOf(code: string): string {
  const { language, region } = new Intl.Locale(code).maximize()
  return region ? `${language}-${region}` : language
}

/** A language's own name, as the language switch shows it. */
function nameOf(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
}

function writeLanguages(file: string, languages: readonly string[]): void {
  const lines = languages.map(
    (code) => `  { code: ${quoted(code)}, iso: ${quoted(tagOf(code))}, name: ${quoted(nameOf(code))} },`,
  )
  edit(file, (text) =>
    text
      .replace(
        /(locales = \[\n)[\s\S]*?(\n\] as const)/,
        (_, start: string, end: string) => start + lines.join('\n') + end,
      )
      .replace(/(defaultLocale: [^=]*= )'[^']*'/, (_, start: string) => start + quoted(languages[0] ?? 'en')),
  )
}

function writeWithout(file: string, { collections }: Answers): void {
  const without = optionalCollections.filter((name) => !collections.includes(name))
  edit(file, (text) => withoutCollections(text, withTheirs(without)))
}

/** Writes the names of the collections that a site leaves out into own/without.ts. */
export const withoutCollections = (source: string, names: readonly string[]): string =>
  source.replace(/\[\] = \[[^\]]*\]/, `[] = [${names.map(quoted).join(', ')}]`)

function writeTypes(file: string, { productType, country }: Answers): void {
  edit(file, (text) =>
    text
      .replace(/( products: )'[^']*'/, (_, start: string) => start + quoted(productType))
      .replace(/(country = )'[^']*'/, (_, start: string) => start + quoted(country)),
  )
}

/** Copies missing interface texts of a language from another. */
function addTexts(root: string, languages: readonly string[]): void {
  for (const code of languages) {
    const folder = join(root, 'locales', code)
    const source = join(root, 'locales', sourceOf(code, languages))
    mkdirSync(folder, { recursive: true })
    for (const name of readdirSync(source))
      if (!existsSync(join(folder, name))) copyFileSync(join(source, name), join(folder, name))
  }
}

/** The start of the README; the sample's has a picture and figures that do not apply to the new site. */
const readmeHead = ({ name, languages }: Answers): string => {
  const english = new Intl.DisplayNames(['en'], { type: 'language' })
  const list = new Intl.ListFormat('en').format(languages.map((code) => english.of(code) ?? code))
  return `# ${name}

The website of ${name}, in ${list}: Gatsby builds every page from Markdown in this repository, and editors work in the browser at \`/admin\`. \`npm run ready\` lists what is left to do before it goes live ([docs/going-live.md](docs/going-live.md)).

`
}

const fixedPages = 'src/site/own/pages.ts'

/** The paths that a new site replaces, relative to the project's folder. */
export const replaced = [
  'content',
  'static/downloads',
  'static/videos',
  'static/fonts',
  'src/site/own',
  'src/content-model/collections/own',
  'locales',
  'package.json',
  'package-lock.json',
  'README.md',
] as const

/**
 * Turns the project in `root` into the new site. Use it on a copy: it asks for no confirmation and cannot be undone.
 */
export function makeSite(root: string, answers: Answers): void {
  const files = contentFiles(root, answers)
  for (const name of ownCollectionNames) removeOwnCollection(root, name)
  // The sample has no fixed pages of its own; those of the replaced site are removed with their entries.
  copyFileSync(join(root, 'fixtures/site', fixedPages), join(root, fixedPages))
  for (const folder of ['content', 'static/downloads', 'static/videos']) {
    rmSync(join(root, folder), { recursive: true, force: true })
    mkdirSync(join(root, folder), { recursive: true })
    if (folder !== 'content') writeFileSync(join(root, folder, '.gitkeep'), '')
  }
  mkdirSync(join(root, 'content/media'))
  writeFileSync(join(root, 'content/media/.gitkeep'), '')
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const own = join(root, 'src/site/own')
  writeLanguages(join(own, 'languages.ts'), answers.languages)
  edit(join(own, 'addresses.ts'), (text) => addressesIn(text, sampleAddresses(root), answers.languages))
  writeWithout(join(own, 'without.ts'), answers)
  writeTypes(join(own, 'structured-data.ts'), answers)
  addTexts(root, answers.languages)
  const description = `Website of ${answers.name}, in ${answers.languages.length} languages`
  edit(join(root, 'README.md'), (text) => text.replace(/^[\s\S]*?(?=^## Two commands)/m, readmeHead(answers)))
  for (const name of ['package.json', 'package-lock.json'])
    edit(join(root, name), (text) => renamed(text, slugify(answers.name) || 'website', description))
}
