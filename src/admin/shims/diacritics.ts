/** Replaces Decap's table of accents, so that German letters are transliterated in file names: “Größe” → `groesse`. */
import { slugify } from '../../content-model/slugify'

/** Returns a slug; the extension of an uploaded file (`.png`) is kept. */
function remove(text: string): string {
  const ending = /\.[a-z0-9]{2,5}$/i.exec(text)?.[0] ?? ''
  return `${slugify(text.slice(0, text.length - ending.length))}${ending.toLowerCase()}`
}

const diacritics = { remove }
export { diacritics as default }
