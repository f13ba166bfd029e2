/** A picture inside a text as a line of Markdown, and back. */

export type Figure = { image?: string; alt?: string; title?: string }

/** Accepts unescaped brackets and quotation marks, too, because people also write the files by hand. */
export const figurePattern = /^!\[(.*?)\]\(([^\s)]*)(?:\s"(.*)")?\)$/

const escaped = (text: string) => text.replaceAll(/[\\[\]"]/g, '\\$&')
const unescaped = (text: string | undefined) => text?.replaceAll(/\\([\\[\]"])/g, '$1')

/** Writes `![alt](/media/x.png "Caption")`. */
export function figureLine({ image = '', alt = '', title = '' }: Figure): string {
  return `![${escaped(alt)}](${image}${title ? ` "${escaped(title)}"` : ''})`
}

/** Takes a match of the pattern. */
export const figureOf = (match: RegExpMatchArray | null): Figure => ({
  alt: unescaped(match?.[1]),
  image: match?.[2],
  title: unescaped(match?.[3]),
})
