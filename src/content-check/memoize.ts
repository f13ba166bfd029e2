/** Memoizes the last few results: the rules process the same text in succession. */

/** Enough for the texts of an entry that are compared with each other, in a few languages. */
const capacity = 8

/** Memoizes a pure function of a text; callers must not mutate its results. */
export function memoizeRecent<Answer>(ask: (text: string) => Answer): (text: string) => Answer {
  const answers = new Map<string, Answer>()
  return (text) => {
    if (answers.has(text)) return answers.get(text) as Answer
    const answer = ask(text)
    answers.set(text, answer)
    const [oldest] = answers.keys()
    if (answers.size > capacity && oldest !== undefined) answers.delete(oldest)
    return answer
  }
}
