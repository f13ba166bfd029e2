/** Text in HTML and out of it. */

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** The characters by their references, as this site, React (`&#x27;`) and Pagefind write them. */
const characters: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(references).map(([character, reference]) => [reference, character])),
  '&#x27;': "'",
}

/** Escapes a text for the content of HTML or XML elements and for quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => references[character] ?? character)
}

/** Takes text or an attribute's value as written in built HTML. @returns the characters it stands for; other references stay */
export function unescapeHtml(text: string): string {
  return text.replace(/&[a-z#\d]+;/g, (reference) => characters[reference] ?? reference)
}
