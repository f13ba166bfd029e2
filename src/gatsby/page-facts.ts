/** What a built page says about itself, read from its head: the one place where it stands for every kind of page. */

import { unescaped } from '../site/html-text'

export type PageFacts = { title: string; description: string }

function contentOf(html: string, attribute: string): string {
  return unescaped(new RegExp(`<meta ${attribute} content="([^"]*)"`).exec(html)?.[1] ?? '')
}

/** The page's own title, without the company's name, and its description; empty where search engines are kept out. */
export function pageFacts(html: string): PageFacts {
  return { title: contentOf(html, 'property="og:title"'), description: contentOf(html, 'name="description"') }
}
