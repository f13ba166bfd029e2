/** Content that is still a sample, or missing in a language. */
import { readTexts } from '../content-check/files/read-folder'
import { readEntries, type Entry, type EntryText } from '../content-check/sources/read-entries'
import { placeholdersIn } from '../content-model/markdown/placeholders'
import { fieldName, type FieldPath } from '../content-model/problems'
import { asGroup, asValues } from '../lib/values'
import { ownArt, type Art } from '../pattern/palettes'
import type { Point } from './point'
import { sampleValues, type SampleValue } from './sample-values'
import type { Env } from './setting-points'

type Line = { at: FieldPath; textLine: number; text: string }

/** Every line of every text in a value. */
function linesOf(value: unknown, at: FieldPath): Line[] {
  if (typeof value === 'string') return value.split('\n').map((text, textLine) => ({ at, textLine, text }))
  if (Array.isArray(value)) return value.flatMap((item: unknown, index) => linesOf(item, [...at, index]))
  return Object.entries(asGroup(value)).flatMap(([key, inner]) => linesOf(inner, [...at, key]))
}

/** Both legal texts and what they include: facts of the site's settings, and the managers' names. */
function isLegal({ collection, id }: Entry, { values }: EntryText, at: FieldPath): boolean {
  if (collection.name === 'pages') return id === 'imprint' || id === 'privacy'
  if (collection.name === 'team') return values?.['management'] === true
  return collection.name === 'site' && (at[0] === 'company' || at[0] === 'hosts')
}

function sampleSays({ found, why }: SampleValue): string {
  return `“${found}” ${why}. Write your own, or leave it out.`
}

/** Facts of web hosts that are not selected are not shown. */
const isUsed = ({ values }: EntryText, [name, host]: FieldPath): boolean =>
  name !== 'hosts' || host === values?.['host']

function pointsOfText(entry: Entry, text: EntryText): Point[] {
  const lines = linesOf(text.values, []).filter(({ at }) => isUsed(text, at))
  const samples = lines.flatMap(({ at, textLine, text: line }): Point[] =>
    sampleValues(line).map((value) => ({
      place: `${text.path}:${text.lineOf(at, textLine)} · ${fieldName(at)}`,
      says: sampleSays(value),
      ...(isLegal(entry, text, at) ? { legal: true } : {}),
    })),
  )
  const footer = asValues(text.values?.['footer'])
  if (entry.collection.name !== 'site' || footer?.['sample'] !== true) return samples
  const at = ['footer', 'sample']
  const place = `${text.path}:${text.lineOf(at)} · ${fieldName(at)}`
  return [
    ...samples,
    { place, says: 'The footer of every page says that the company is a sample. Set it to false.' },
  ]
}

/** For the `photographs` brand: entries without an image. */
function picturePoints({ collection }: Entry, { path, values }: EntryText, art: Art): Point[] {
  const has = asValues(values?.['cover'])?.['src']
  if (art !== 'photographs' || !Object.hasOwn(collection.fields, 'cover') || has) return []
  return [{ place: `${path} · cover`, says: 'Has no picture: one of the brand’s colours fills its place.' }]
}

/** The privacy policy must name the host that builds the site. */
function hostPoints({ path, values, lineOf }: EntryText, env: Env): Point[] {
  if (env['NETLIFY'] === undefined || values?.['host'] === 'netlify') return []
  return [
    {
      place: `${path}:${lineOf(['host'])} · host`,
      says: 'The privacy policy names another web host, but Netlify builds this site. Choose “netlify”.',
      legal: true,
    },
  ]
}

/** What the policy says of a message stored by the site itself is untrue if Netlify Forms receives it. */
function formPoints({ collection, id }: Entry, text: EntryText, env: Env): Point[] {
  const isPolicy = collection.name === 'pages' && id === 'privacy'
  if (!isPolicy || env['CONTACT_BACKEND']?.trim() !== 'netlify-forms') return []
  const stored = linesOf(text.values, []).find((line) =>
    placeholdersIn(line.text).some(({ name }) => name === 'host.messages'),
  )
  if (!stored) return []
  return [
    {
      place: `${text.path}:${text.lineOf(stored.at, stored.textLine)} · ${fieldName(stored.at)}`,
      says: 'With CONTACT_BACKEND=netlify-forms, messages are stored by Netlify until you delete them, and Akismet checks them for spam; the policy says otherwise. Replace this passage, the recipients and the period on the server with those in docs/contact.md.',
      legal: true,
    },
  ]
}

/**
 * Returns the sample values in the content below `root` (the project's folder), by file; the imprint and the privacy
 * policy, with the facts they include, come first. `env` identifies the host that builds the site, if any; `art` is the
 * brand's placeholder for images.
 */
export async function contentPoints(root: string, env: Env = {}, art: Art = ownArt): Promise<Point[]> {
  const { entries } = readEntries(await readTexts(root))
  const points = entries.flatMap((entry) =>
    [...entry.texts.values()].flatMap((text) => [
      ...(entry.collection.name === 'site' ? hostPoints(text, env) : []),
      ...formPoints(entry, text, env),
      ...pointsOfText(entry, text),
      ...picturePoints(entry, text, art),
    ]),
  )
  return [...points.filter(({ legal }) => legal), ...points.filter(({ legal }) => !legal)]
}
