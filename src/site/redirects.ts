/** The redirects that editors' changes of addresses leave behind, kept in one file of the content. */

/** One entry of the file: site paths with language prefix. */
export type Redirect = { from: string; to: string }

/** The file, from the project's folder; it is not there until an address has changed. */
export const redirectsPath = 'content/redirects.yml'

/** Writes the list as YAML: it holds paths only, which need no quotes. */
export function redirectsFile(list: readonly Redirect[]): string {
  return list.map(({ from, to }) => `- from: ${from}\n  to: ${to}\n`).join('')
}

/** Reads the list; what is not in the form that redirectsFile writes is left out. */
export function readRedirects(text: string): Redirect[] {
  return [...text.matchAll(/^- from: (\/\S+)\r?\n {2}to: (\/\S+)\r?$/gm)].map(([, from = '', to = '']) => ({
    from,
    to,
  }))
}
