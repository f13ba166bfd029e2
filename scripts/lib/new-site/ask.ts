/** The questions of `npm run new`, for whatever the flags leave open. */
import { readFileSync } from 'node:fs'
import * as prompts from '@clack/prompts'
import { changeFrom, type BrandFlags } from '../brand/change'
import { fontFrom } from '../brand/font'
import {
  claimProblem,
  optionalCollections,
  problemOf,
  readCollections,
  readLanguages,
  type Answers,
  type OptionalCollection,
  type PlainKey,
} from './answers'

/** The user has pressed Ctrl+C; nothing has been changed. */
export class Cancelled extends Error {}

function given<T>(answer: T | symbol): T {
  if (prompts.isCancel(answer)) throw new Cancelled()
  return answer
}

/** Runs a parser that throws; returns its message, or undefined for a valid text. */
function refusal(read: (text: string) => unknown, text: string): string | undefined {
  try {
    read(text)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Shown for an empty answer, for which the prompt would otherwise show its placeholder as if it had been typed. */
const empty = '–'

/** Asks for a text; `check` says what is wrong with it, if anything. */
async function askText(
  message: string,
  check: (text: string) => string | undefined,
  shown: { placeholder?: string; initialValue?: string } = {},
): Promise<string> {
  const validate = (value: string | undefined) => check(value ?? '')
  const answer = given(await prompts.text({ message, defaultValue: empty, ...shown, validate })).trim()
  return answer === empty ? '' : answer
}

const questions: readonly [PlainKey, string, string][] = [
  ['name', 'What is the company called, as people say it?', 'Hollerbach'],
  ['legalName', 'And its registered name?', 'Hollerbach Pflege GmbH'],
  ['street', 'Street and number', 'Lindenallee 4'],
  ['postalCode', 'Postal code', '04229'],
  ['city', 'City', 'Leipzig'],
  ['country', 'Country, by its two letters', 'DE'],
  ['phone', 'Telephone', '+49 341 1234 0'],
  ['email', 'E-mail', 'info@hollerbach.de'],
  ['manager', 'Who represents the company?', 'Jana Hollerbach'],
  ['vatId', 'VAT id (may stay empty)', 'DE123456789'],
]

/** Asks for missing answers. Throws Cancelled if the user aborts. */
export async function askFor(known: Partial<Answers>): Promise<Partial<Answers>> {
  const answers: Record<string, unknown> = { ...known }
  for (const [key, message, placeholder] of questions) {
    if (answers[key] !== undefined) continue
    answers[key] = await askText(message, (text) => problemOf(key, text), { placeholder })
  }
  answers['country'] = String(answers['country']).toUpperCase()
  answers['languages'] ??= readLanguages(
    await askText('Languages, the default one first', (text) => refusal(readLanguages, text), {
      initialValue: 'en,de',
    }),
  )
  if (answers['claim'] === undefined) {
    const claim: Record<string, string> = {}
    for (const code of answers['languages'] as string[]) {
      const name = new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code
      const words = await askText(`Claim in ${name} (may stay empty)`, (text) =>
        text.trim() ? claimProblem(text) : undefined,
      )
      if (words) claim[code] = words
    }
    answers['claim'] = claim
  }
  answers['collections'] ??= given(
    await prompts.multiselect<OptionalCollection>({
      message: 'What is there besides pages and people? (the rest can be switched on later)',
      options: optionalCollections.map((value) => ({ value, label: value })),
      initialValues: readCollections('all'),
      required: false,
    }),
  )
  if ((answers['collections'] as OptionalCollection[]).includes('products'))
    answers['productType'] ??= await askText(
      'What are the products, for search engines? (a type of schema.org)',
      (text) => problemOf('productType', text),
      { initialValue: 'Service' },
    )
  answers['examples'] ??= given(
    await prompts.confirm({ message: 'Begin with one example of each, which says what belongs in it?' }),
  )
  answers['host'] ??= given(
    await prompts.select<'netlify' | 'ownServer'>({
      message: 'Who delivers the pages? (the privacy policy says so)',
      options: [
        { value: 'ownServer', label: 'A server of our own, or another host' },
        { value: 'netlify', label: 'Netlify' },
      ],
    }),
  )
  return answers
}

/** Asks for a typeface until it can be used, which takes longer to find out than the check of a prompt may. */
async function askFont(root: string): Promise<string | undefined> {
  const path = await askText(
    'The typeface, as a variable font file (empty: the sample’s)',
    (text) => (text ? refusal(readFileSync, text) : undefined),
    { placeholder: 'Inter[wght].ttf' },
  )
  try {
    if (path) await fontFrom(root, readFileSync(path))
    return path || undefined
  } catch (error) {
    prompts.log.error(error instanceof Error ? error.message : String(error))
    return askFont(root)
  }
}

/** Asks about the look, where the flags leave it open; empty answers keep the sample's. */
export async function askBrand(root: string, { colors, logo, font, art }: BrandFlags): Promise<BrandFlags> {
  const ask = async (message: string, placeholder: string, check: (text: string) => unknown) =>
    (await askText(message, (text) => (text ? refusal(check, text) : undefined), { placeholder })) ||
    undefined
  return {
    colors:
      colors ??
      (await ask('The company’s two colours (empty: the sample’s)', '#0a7a3f,#ffb000', (text) =>
        changeFrom(text, undefined),
      )),
    logo:
      logo ??
      (await ask('The mark as an SVG file (empty: the sample’s)', 'mark.svg', (text) =>
        changeFrom(undefined, readFileSync(text, 'utf8')),
      )),
    font: font ?? (await askFont(root)),
    art:
      art ??
      given(
        await prompts.select({
          message: 'What fills the place of a picture?',
          options: [
            { value: 'patterns', label: 'A pattern in the brand’s colours, another one for each entry' },
            { value: 'plain', label: 'One of the brand’s colours' },
            { value: 'photographs', label: 'Photographs of our own (“npm run ready” names what lacks one)' },
          ],
        }),
      ),
  }
}

/** Asks for confirmation. */
export async function agree(message: string): Promise<boolean> {
  return given(await prompts.confirm({ message }))
}

/** Asks what to do with the existing commits. */
export async function askHistory(): Promise<'keep' | 'new'> {
  return given(
    await prompts.select<'keep' | 'new'>({
      message: 'The commits of this project',
      options: [
        { value: 'new', label: 'Begin with one commit; the old ones stay in the branch “template”' },
        { value: 'keep', label: 'Keep them, and commit nothing' },
      ],
    }),
  )
}
