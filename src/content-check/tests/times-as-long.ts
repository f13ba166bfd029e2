import { article, check, inAll } from './good-site'

const longArticle = article(`## Heading\n\n${'Words and words. '.repeat(400)}\n\n`)

function milliseconds(work: () => unknown): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

/**
 * How many times as long something takes as checking an ordinary long article: a ratio, as machines differ. Unbounded
 * work takes thousands of times as long.
 */
export function timesAsLong(work: () => unknown): number {
  const ordinary = () => check(inAll('news/ordinary', longArticle))
  ordinary() // Warm-up: compiles the rules.
  const yardstick = milliseconds(ordinary)
  return milliseconds(work) / yardstick
}
