/** What a built page says about itself, read from its head: the one place where it stands for every kind of page. */

export type PageFacts = { title: string; description: string }

const names: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
}

const decode = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (whole, name: string) => names[name] ?? whole)

function contentOf(html: string, attribute: string): string {
  return decode(new RegExp(`<meta ${attribute} content="([^"]*)"`).exec(html)?.[1] ?? '')
}

/** The page's own title, without the company's name, and its description; empty where search engines are kept out. */
export function pageFacts(html: string): PageFacts {
  return { title: contentOf(html, 'property="og:title"'), description: contentOf(html, 'name="description"') }
}
