/** Checks uploads before anything is written: the build would refuse the same files later, for everyone. */
import { imageEndings } from '../../content-check/images/endings'
import { pageLanguage } from '../words/language'
import { wordsIn } from '../words/words'

/**
 * Returns the problem with a file under its future name, in the language of the interface; undefined if there is none.
 * `allowed` are the endings of a field for files; without them it is a picture.
 */
export async function uploadFault(
  file: Blob,
  name: string,
  allowed?: readonly string[],
): Promise<string | undefined> {
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  const endings = allowed ?? imageEndings
  if (!endings.includes(ending))
    return wordsIn(pageLanguage())(allowed ? 'uploads.file' : 'uploads.picture', {
      name,
      endings: endings.join(', '),
    })
  if (ending !== 'svg') return undefined
  // Reads XML, which few uploads need and the login screen does not wait for.
  const { svgFaults } = await import('../../content-check/images/svg')
  const [fault] = svgFaults(await file.text())
  if (!fault) return undefined
  const [found, remedy] = [fault.found[pageLanguage()], fault.remedy[pageLanguage()]]
  // Here the half-sentence of a rule begins a sentence.
  return `${found.charAt(0).toUpperCase()}${found.slice(1)}; ${remedy}.`
}
