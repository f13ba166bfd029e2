/** Checks uploads before anything is written: otherwise the same files would later fail the build for everyone. */
import { imageEndings } from '../../content-check/images/endings'
import { shown } from '../words/language'
import { words } from '../words/words'

/**
 * Returns the problem with a file under its future name, in the interface language; undefined if there is none.
 * `allowed` are the extensions accepted by a file field; without them the file must be a picture.
 */
export async function uploadFault(
  file: Blob,
  name: string,
  allowed?: readonly string[],
): Promise<string | undefined> {
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  const endings = allowed ?? imageEndings
  if (!endings.includes(ending))
    return words(allowed ? 'uploads.file' : 'uploads.picture', {
      name,
      endings: endings.join(', '),
    })
  if (ending !== 'svg') return undefined
  // Loaded here because it contains an XML parser that few uploads need; the login screen must not wait for it.
  const { svgFaults } = await import('../../content-check/images/svg')
  const [fault] = svgFaults(await file.text())
  if (!fault) return undefined
  const found = shown(fault.found)
  // Here the rule's clause starts a sentence.
  return `${name}: ${found.charAt(0).toUpperCase()}${found.slice(1)}; ${shown(fault.remedy)}.`
}
