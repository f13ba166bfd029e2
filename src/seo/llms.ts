/** llms.txt: the pages of a language with a one-line description each, for language models (llmstxt.org). */

export type LlmsPage = { title: string; description: string; path: string }
export type LlmsSection = { heading: string; pages: readonly LlmsPage[] }

/** One line, without characters that would break a Markdown link. */
const plain = (text: string): string => text.replace(/\s+/g, ' ').replace(/[[\]]/g, '').trim()

const line = ({ title, description, path }: LlmsPage, origin: string): string =>
  `- [${plain(title)}](${origin}${path})${description ? `: ${plain(description)}` : ''}`

/** Returns the file as Markdown; `origin` has no trailing slash. */
export function llmsText(
  about: { name: string; description: string },
  sections: readonly LlmsSection[],
  origin: string,
): string {
  const parts = sections
    .filter(({ pages }) => pages.length > 0)
    .map(({ heading, pages }) =>
      [`## ${plain(heading)}`, '', ...pages.map((page) => line(page, origin))].join('\n'),
    )
  return `${[`# ${plain(about.name)}`, `> ${plain(about.description)}`, ...parts].join('\n\n')}\n`
}
