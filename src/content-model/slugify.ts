/** Readable slugs from titles, with German and other European letters transliterated. */

const transliterations: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'oe',
  å: 'aa',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  '&': ' ',
}

/** The longest slug: enough for a headline, short enough to read in an address bar. */
export const slugMaxLength = 80

/** A valid slug: lower-case letters, digits and single inner hyphens. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Converts a text to a slug: “Über uns & Größe” → `ueber-uns-groesse`. Empty if nothing readable is left. */
export function slugify(text: string): string {
  const plain = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\x00-\x7f]|&/g, (letter) => transliterations[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’'"“”„]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return plain.slice(0, slugMaxLength).replace(/-+$/, '')
}
