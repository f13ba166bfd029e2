/** Redirects created when editors change addresses, in one content file. */

/** One entry of the file: site paths with language prefix. */
export type Redirect = { from: string; to: string }

/** The path as servers see it that decode a request first; the file holds other letters than a–z percent-encoded. */
export const decodedFrom = ({ from }: Redirect): string => decodeURIComponent(from)

/** The file, relative to the project folder; absent until an address has changed. */
export const redirectsPath = 'content/redirects.yml'

/** Serializes the list as YAML: it contains paths only, which need no quotes. */
export function redirectsFile(list: readonly Redirect[]): string {
  return list.map(({ from, to }) => `- from: ${from}\n  to: ${to}\n`).join('')
}

/** Parses the list, with a byte order mark and any line endings; ignores what redirectsFile would not write. */
export function readRedirects(text: string): Redirect[] {
  const pairs = /^\uFEFF?- from: (\/\S+)(?:\r\n?|\n) {2}to: (\/\S+)\r?$/gm
  return [...text.matchAll(pairs)].map(([, from = '', to = '']) => ({ from, to }))
}
