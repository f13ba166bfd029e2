/** Escapes and unescapes HTML. */

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Character references as written by this site, React (`&#x27;`) and Pagefind. */
const characters: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(references).map(([character, reference]) => [reference, character])),
  '&#x27;': "'",
}

/** Escapes a text for the content of HTML or XML elements and for quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => references[character] ?? character)
}

/** Decodes text or an attribute's value as written in built HTML; unknown references are left as they are. */
export function unescapeHtml(text: string): string {
  return text.replace(/&[a-z#\d]+;/g, (reference) => characters[reference] ?? reference)
}
