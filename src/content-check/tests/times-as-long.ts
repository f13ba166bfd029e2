import { article, check, inAll } from './good-site'

const longArticle = article(`## Heading\n\n${'Words and words. '.repeat(400)}\n\n`)

function milliseconds(work: () => unknown): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

/**
 * How many times as long something takes as the check of an ordinary long article: a ratio, as machines differ. What
 * unfolds without bound takes thousands of times as long.
 */
export function timesAsLong(work: () => unknown): number {
  const ordinary = () => check(inAll('news/ordinary', longArticle))
  ordinary() // The first time compiles the rules.
  const yardstick = milliseconds(ordinary)
  return milliseconds(work) / yardstick
}
