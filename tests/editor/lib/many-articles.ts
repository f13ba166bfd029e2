/** Many short articles, in every language, to test lists, searches and choices. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { localeCodes } from '../../../src/site/locales'

const day = 24 * 60 * 60 * 1000
const newest = Date.UTC(2024, 5, 1)

/** Adds `count` articles to the content below `root`, each dated a day before the previous one. */
export function addManyArticles(root: string, count: number): void {
  for (let number = 1; number <= count; number += 1) {
    const date = new Date(newest - number * day).toISOString().slice(0, 10)
    for (const locale of localeCodes) {
      const front = [
        `title: Article ${number} (${locale})`,
        `date: ${date}`,
        'author: lena-brandt',
        'tags: [learning]',
        `summary: What happened on day ${number}, told in one sentence of a usual length (${locale}).`,
      ]
      const body = `A paragraph of article ${number} that nobody needs for a list (${locale}).\n`
      const file = join(root, `content/news/many-${number}.${locale}.md`)
      writeFileSync(file, `---\n${front.join('\n')}\n---\n\n${body}`)
    }
  }
}
