/** Memoizes the last few results: the rules look at the same text one after the other. */

/** The texts of an entry that are compared with each other, in a few languages. */
const most = 8

/** Memoizes a pure function of a text; its results must not be changed. */
export function memoizeRecent<Answer>(ask: (text: string) => Answer): (text: string) => Answer {
  const answers = new Map<string, Answer>()
  return (text) => {
    if (answers.has(text)) return answers.get(text) as Answer
    const answer = ask(text)
    answers.set(text, answer)
    const [oldest] = answers.keys()
    if (answers.size > most && oldest !== undefined) answers.delete(oldest)
    return answer
  }
}
