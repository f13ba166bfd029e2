/** Replaces Decap's table of accents, so that file names spell German letters out: “Größe” → `groesse`. */
import { slugify } from '../../content-model/slugify'

/** Returns a slug; the extension of an uploaded file (`.png`) is kept. */
function remove(text: string): string {
  const ending = /\.[a-z0-9]{2,5}$/i.exec(text)?.[0] ?? ''
  return `${slugify(text.slice(0, text.length - ending.length))}${ending.toLowerCase()}`
}

const diacritics = { remove }
export { diacritics as default }
