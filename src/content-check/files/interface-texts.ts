/**
 * The interface texts (`locales`): Gatsby and the editor stop at a broken file without saying where it is broken, and a
 * missing text appears as its key.
 */
import { transformSync, type TransformFailure } from 'esbuild'
import type { Problem } from '../../content-model/problems'
import { placeholdersIn } from '../../lib/fill-in'
import { asGroup, type Values } from '../../lib/values'
import { localeCodes } from '../../site/locales'
import { maxTextSize } from '../sources/decode'
import { faultAt, fileProblem, type FileFinding } from '../sources/source'
import { pathsBelow, readSource } from './read-folder'

const folder = 'locales'

/** What is wrong with the text of a JSON file, if anything. Node’s own message has no line, and often no position. */
function jsonFault(text: string): FileFinding | undefined {
  try {
    JSON.parse(text)
    return undefined
  } catch (error) {
    try {
      transformSync(text, { loader: 'json', logLevel: 'silent' })
    } catch (failure) {
      const [first] = (failure as TransformFailure).errors
      if (first?.location) {
        const { line, column } = first.location
        return faultAt(line, 'broken-json', { fault: first.text, column: column + 1 })
      }
    }
    return faultAt(1, 'broken-json', { fault: (error as Error).message, column: 1 })
  }
}

const listed = (words: readonly string[]) => words.join(', ') || undefined

const placeholdersOf = (text: unknown) =>
  listed(
    placeholdersIn(String(text))
      .map((name) => `{{${name}}}`)
      .sort(),
  )

/** What a language's texts lack in comparison with the English ones, by which the code names them. */
function textFaults(text: string, english: Values): FileFinding[] {
  const own = asGroup(JSON.parse(text))
  const keys = Object.keys(english)
  const written = keys.filter((key) => typeof own[key] === 'string' && own[key].trim() !== '')
  const missing = listed(keys.filter((key) => !written.includes(key)))
  const lineOf = (key: string) =>
    text.split('\n').findIndex((line) => line.trimStart().startsWith(JSON.stringify(key))) + 1
  return [
    ...(missing ? [faultAt(1, 'missing-texts', { keys: missing })] : []),
    ...written
      .filter((key) => placeholdersOf(own[key]) !== placeholdersOf(english[key]))
      .map((key) =>
        faultAt(Math.max(1, lineOf(key)), 'placeholders', {
          key,
          own: placeholdersOf(own[key]),
          wanted: placeholdersOf(english[key]),
        }),
      ),
  ]
}

/** Files of interface texts below `root` that are not JSON, and texts missing or with other placeholders in a language. */
export async function interfaceTextProblems(root: string): Promise<Problem[]> {
  const problems: Problem[] = []
  const texts = new Map<string, string>()
  for (const path of await pathsBelow(root, folder)) {
    const { bytes } = await readSource(root, path, folder, maxTextSize)
    if (!path.endsWith('.json') || !bytes) continue
    const text = new TextDecoder('utf8', { ignoreBOM: true }).decode(bytes)
    const fault = jsonFault(text)
    if (fault) problems.push(fileProblem(path, fault))
    texts.set(path, fault ? '' : text)
  }
  for (const [path, text] of texts) {
    const [, name] = /^locales\/en\/([^/]+)$/.exec(path) ?? []
    if (!name || !text) continue
    const english = asGroup(JSON.parse(text))
    for (const code of localeCodes) {
      const own = `${folder}/${code}/${name}`
      // A file that is not JSON has its problem already.
      const faults = texts.get(own) === '' ? [] : textFaults(texts.get(own) ?? '{}', english)
      problems.push(...faults.map((fault) => fileProblem(own, fault)))
    }
  }
  return problems
}
