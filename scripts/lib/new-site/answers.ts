/** The answers of `npm run new`, and values derived from them. */
import { parseArgs } from 'node:util'
import type { BrandFlags } from '../brand/change'
import { title } from '../../../src/content-model/collections/common'
import { team } from '../../../src/content-model/collections/people'
import { site } from '../../../src/content-model/collections/site'
import type { Field } from '../../../src/content-model/fields'
import { valueFindings } from '../../../src/content-model/validate'
import { isLanguageTag } from '../../../src/lib/language-tag'

/** Collections that a site can do without. */
export const optionalCollections = [
  'products',
  'services',
  'news',
  'jobs',
  'partners',
  'testimonials',
  'downloads',
] as const

export type OptionalCollection = (typeof optionalCollections)[number]

export type Answers = {
  readonly name: string
  /** By language code; the first language’s claim applies to the others. */
  readonly claim: Readonly<Record<string, string>>
  /** Codes; the first is the default language. */
  readonly languages: readonly string[]
  readonly legalName: string
  readonly street: string
  readonly postalCode: string
  readonly city: string
  /** ISO 3166 code, such as DE; each language uses its own name for the country. */
  readonly country: string
  readonly phone: string
  readonly email: string
  /** The company's legal representative, named in the imprint and the privacy policy. */
  readonly manager: string
  readonly vatId: string
  readonly host: 'netlify' | 'ownServer'
  /** The schema.org type of a product, for search engines. */
  readonly productType: string
  readonly collections: readonly OptionalCollection[]
  /** Whether every collection starts with one example entry that explains its fields. */
  readonly examples: boolean
}

/** The answers that are one line of text. */
const plainKeys = [
  'name',
  'legalName',
  'street',
  'postalCode',
  'city',
  'country',
  'phone',
  'email',
  'manager',
  'vatId',
  'productType',
] as const

export type PlainKey = (typeof plainKeys)[number]

/** The flag of an answer: `postal-code` for `postalCode`. */
const flagOf = (key: string): string => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const text = { type: 'string' } as const
const several = { type: 'string', multiple: true } as const
const yes = { type: 'boolean' } as const

const plainOptions: Record<string, typeof text> = Object.fromEntries(
  plainKeys.map((key) => [flagOf(key), text]),
)

const options = {
  claim: several,
  languages: text,
  host: text,
  collections: text,
  examples: text,
  colors: text,
  logo: text,
  font: text,
  art: text,
  history: text,
  yes,
  discard: yes,
  help: yes,
}

/** The output of `--help`. */
export const usage = `npm run new: makes this site your own. Without flags it asks.

  --name "Hollerbach"            the name, as the header and titles show it
  --claim "de=Pflege, die bleibt"  in a language; repeat it for the others
  --languages de,en              two or more; the first is the default language
  --legal-name, --street, --postal-code, --city, --country DE, --phone, --email
  --manager "Jana Hollerbach"    who represents the company
  --vat-id DE123456789           may be left out
  --host netlify | own-server    who delivers the pages, for the privacy policy
  --collections all | none | products,services,news,jobs,partners,testimonials,downloads
  --product-type Service         what products are for search engines: Service, SoftwareApplication, Course …
  --examples one | none          one entry of each kind that says what belongs in it, or none
  --colors "#0a7a3f,#ffb000"     the company’s two colours, from which all others are made
  --logo mark.svg                the mark, square, of filled areas
  --font Inter[wght].ttf         the typeface, from its variable file
  --art patterns | plain | photographs   what fills the place of a picture
  --history keep | new           keep the commits, or begin with one (the old ones stay in the branch “template”)
  --discard                      lose changes that no commit holds, or work outside of git
  --yes                          replace content, settings and interface texts without asking

Everything is made and checked beside the site first; nothing is replaced unless all of it is right.`

/** An invalid flag; the message is for the user. */
export class AnswerError extends Error {}

type Flags = {
  /** Answers given by flags; the others are asked for. */
  answers: Partial<Answers>
  history?: 'keep' | 'new'
  /** Two comma-separated colours, and the paths of an SVG file and a font. */
  brand: BrandFlags
  yes: boolean
  discard: boolean
  help: boolean
}

function oneOf<T extends string>(
  name: string,
  value: string | undefined,
  allowed: readonly T[],
): T | undefined {
  if (value === undefined) return undefined
  const found = allowed.find((each) => each === value)
  if (!found) throw new AnswerError(`--${name} is “${value}”; it can be ${allowed.join(' or ')}.`)
  return found
}

/** Reads `de,en`; throws an AnswerError that explains what is wrong. */
export function readLanguages(value: string): string[] {
  const codes = value
    .split(',')
    .map((code) => code.trim().toLowerCase())
    .filter(Boolean)
  const wrong = codes.find((code) => !isLanguageTag(code) || code.includes('-'))
  if (wrong) throw new AnswerError(`“${wrong}” is not a language code. Write codes such as de, en, fr or pl.`)
  if (new Set(codes).size < 2)
    throw new AnswerError(
      'A site has two languages or more: write their codes with commas between, such as de,en.',
    )
  return [...new Set(codes)]
}

/** Reads `all`, `none` or comma-separated names. */
export function readCollections(value: string): OptionalCollection[] {
  if (value === 'all') return [...optionalCollections]
  if (value === 'none') return []
  return value.split(',').map((name) => {
    const found = optionalCollections.find((each) => each === name.trim())
    if (!found)
      throw new AnswerError(`There is no collection “${name}”. There are: ${optionalCollections.join(', ')}.`)
    return found
  })
}

/** Reads `de=Standorte` for each language; error messages about the format show `example`. */
export function readByLanguage(
  flag: string,
  values: readonly string[],
  example: string,
): Record<string, string> {
  return Object.fromEntries(
    values.map((value) => {
      const [, language, words] = /^([a-z]{2,3})=(.+)$/s.exec(value) ?? []
      if (!language || !words) throw new AnswerError(`--${flag} is “${value}”; write it as ${example}.`)
      return [language, words.trim()]
    }),
  )
}

function readClaims(values: readonly string[] | undefined): Record<string, string> | undefined {
  if (!values) return undefined
  const claims = readByLanguage('claim', values, 'de=Pflege, die bleibt')
  for (const words of Object.values(claims)) {
    const problem = claimProblem(words)
    if (problem) throw new AnswerError(`--claim “${words}”: ${problem}`)
  }
  return claims
}

/** Reads the flags. Throws an AnswerError for an unknown or unusable one. */
export function readFlags(args: readonly string[]): Flags {
  let values
  try {
    values = parseArgs({ args: [...args], options: { ...plainOptions, ...options } }).values
  } catch (error) {
    throw new AnswerError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
  }
  const claim = readClaims(values.claim)
  const host = oneOf('host', values.host, ['netlify', 'own-server'])
  const examples = oneOf('examples', values.examples, ['one', 'none'])
  const history = oneOf('history', values.history, ['keep', 'new'])
  const given: Readonly<Record<string, unknown>> = values
  const plain: Partial<Record<PlainKey, string>> = {}
  for (const key of plainKeys) {
    const value = given[flagOf(key)]
    if (typeof value !== 'string') continue
    const wrong = problemOf(key, value)
    if (wrong) throw new AnswerError(`--${flagOf(key)} “${value}”: ${wrong}`)
    plain[key] = key === 'country' ? value.toUpperCase() : value
  }
  return {
    answers: {
      ...plain,
      ...(claim && { claim }),
      ...(values.languages !== undefined && { languages: readLanguages(values.languages) }),
      ...(host && { host: host === 'netlify' ? ('netlify' as const) : ('ownServer' as const) }),
      ...(values.collections !== undefined && { collections: readCollections(values.collections) }),
      ...(examples && { examples: examples === 'one' }),
    },
    ...(history && { history }),
    brand: { colors: values.colors, logo: values.logo, font: values.font, art: values.art },
    yes: values.yes ?? false,
    discard: values.discard ?? false,
    help: values.help ?? false,
  }
}

/** The fields that the answers end up in; their limits apply to the answers. */
const fields: Partial<Record<PlainKey, Field>> = {
  ...site.fields.company.fields,
  name: site.fields.name,
  manager: team.fields.name,
}

/** Whether the runtime has a name for an ISO 3166 code. */
const isCountry = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) && new Intl.DisplayNames(['en'], { type: 'region' }).of(code) !== code

/** Returns what is wrong with the answer to a question, if anything. */
export function problemOf(key: PlainKey, value: string): string | undefined {
  const words = value.trim()
  if (key === 'productType')
    return /^[A-Z][A-Za-z]+$/.test(words)
      ? undefined
      : 'A type of https://schema.org, such as Service, SoftwareApplication or Course.'
  if (key === 'country')
    return isCountry(words.toUpperCase()) ? undefined : 'Its two letters, such as DE, AT or CH.'
  const field = fields[key]
  const [finding] = field ? valueFindings({ [key]: field }, { [key]: words }) : []
  return finding && `${finding.found.en}; ${finding.remedy.en}.`
}

/** Returns what is wrong with a claim, if anything; it is also the home page's title. */
export function claimProblem(words: string): string | undefined {
  const [finding] = valueFindings({ title }, { title: words })
  return finding && `${finding.found.en}; ${finding.remedy.en}.`
}

/** Fills in optional answers. Takes complete answers to the mandatory questions. */
export function completeAnswers(known: Partial<Answers>): Answers {
  const usual = {
    country: 'DE',
    vatId: '',
    host: 'ownServer' as const,
    productType: 'Service',
    collections: optionalCollections,
    examples: true,
    claim: {},
  }
  const missing = (['languages', ...plainKeys] as const).filter(
    (key) => !(key in usual) && known[key] === undefined,
  )
  if (missing.length > 0) {
    const flags = missing.map((key) => `--${flagOf(key)}`)
    throw new AnswerError(`Nothing was replaced. These flags are missing: ${flags.join(', ')}.\n\n${usage}`)
  }
  const answers: Answers = { ...usual, ...(known as Answers) }
  const foreign = Object.keys(answers.claim).find((code) => !answers.languages.includes(code))
  if (foreign)
    throw new AnswerError(
      `--claim is in “${foreign}”, but the languages are ${answers.languages.join(', ')}.`,
    )
  return answers
}
