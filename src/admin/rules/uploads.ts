/** What may be uploaded where, before anything is written: the build refuses the same files later, for everybody. */
import { imageEndings } from '../../content-check/images/endings'

/** The language of the interface, which the page itself names. */
const inGerman = () => document.documentElement.lang === 'de'

function refusal(name: string, allowed: readonly string[] | undefined): string {
  const list = (allowed ?? imageEndings).join(', ')
  if (allowed) {
    return inGerman()
      ? `„${name}“ passt nicht in dieses Feld. Erlaubt sind: ${list}.`
      : `“${name}” does not belong in this field. Allowed: ${list}.`
  }
  return inGerman()
    ? `„${name}“ ist kein Bild, das die Website zeigen kann. Erlaubt sind: ${list}. Andere Dateien laden Sie in einem Eintrag unter „Downloads“ oder „Videos“ hoch.`
    : `“${name}” is not a picture that the site can show. Allowed: ${list}. Other files are uploaded in an entry of “Downloads” or “Videos”.`
}

/**
 * Returns what is wrong with a file under its future name, in the language of the interface; undefined if nothing is.
 * `allowed` are the endings of a field for files; without them it is a picture.
 */
export async function uploadFault(
  file: Blob,
  name: string,
  allowed?: readonly string[],
): Promise<string | undefined> {
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  if (!(allowed ?? imageEndings).includes(ending)) return refusal(name, allowed)
  if (ending !== 'svg') return undefined
  // Reads XML, which few uploads need and the login screen does not wait for.
  const { svgFaults } = await import('../../content-check/images/svg')
  const [fault] = svgFaults(await file.text())
  if (!fault) return undefined
  const language = inGerman() ? 'de' : 'en'
  return `${fault.found[language]}; ${fault.remedy[language]}.`
}
