/** Readable addresses from titles, with German and common European letters spelled out. */

const spelled: Readonly<Record<string, string>> = {
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

/** The longest slug: long enough for a headline, short enough to be read in an address bar. */
export const slugMaxLength = 80

/** What a slug looks like: lower-case letters, digits and single hyphens inside. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Turns a text into a slug: “Über uns & Größe” → `ueber-uns-groesse`. Empty if nothing readable is left. */
export function slugify(text: string): string {
  const plain = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\x00-\x7f]|&/g, (letter) => spelled[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’'"“”„]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return plain.slice(0, slugMaxLength).replace(/-+$/, '')
}
