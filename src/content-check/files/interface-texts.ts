/** The interface texts (`locales`): Gatsby and the editor stop at a broken file without saying where it is broken. */
import { transformSync, type TransformFailure } from 'esbuild'
import type { Problem } from '../../content-model/problems'
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

/** The files of interface texts below `root` that are not JSON. */
export async function interfaceTextProblems(root: string): Promise<Problem[]> {
  const problems: Problem[] = []
  for (const path of await pathsBelow(root, folder)) {
    const { bytes } = await readSource(root, path, folder, maxTextSize)
    const fault =
      path.endsWith('.json') && bytes && jsonFault(new TextDecoder('utf8', { ignoreBOM: true }).decode(bytes))
    if (fault) problems.push(fileProblem(path, fault))
  }
  return problems
}
