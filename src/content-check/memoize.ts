/**
 * Memoizes the last few results: the rules process the same text in succession, and the editor's server processes all
 * texts repeatedly.
 */

/** Enough for the texts of an entry that are compared with each other, in a few languages. */
const usualCapacity = 8

/** Memoizes a pure function of a text and of optional numbers; callers must not mutate its results. */
export function memoizeRecent<Rest extends number[], Answer>(
  ask: (text: string, ...rest: Rest) => Answer,
  capacity = usualCapacity,
): (text: string, ...rest: Rest) => Answer {
  const answers = new Map<string, Answer>()
  return (text, ...rest) => {
    const key = [...rest, text].join(' ')
    if (answers.has(key)) return answers.get(key) as Answer
    const answer = ask(text, ...rest)
    answers.set(key, answer)
    const [oldest] = answers.keys()
    if (answers.size > capacity && oldest !== undefined) answers.delete(oldest)
    return answer
  }
}
