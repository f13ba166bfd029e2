/** Finds the word that somebody probably meant. */

/** The number of letters to add, drop or change to get from one word to the other (Levenshtein). */
export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}

/** Returns the known word closest to `word`: the same but for case, or at most two (short words: one) letters away. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  if (word.length > 100) return undefined
  const lower = word.toLowerCase()
  const limit = word.length < 5 ? 1 : 2
  const ranked = known
    .filter((candidate) => Math.abs(candidate.length - word.length) <= limit)
    .map((candidate) => ({ candidate, steps: editDistance(lower, candidate.toLowerCase()) }))
    .sort((a, b) => a.steps - b.steps)
  const best = ranked[0]
  return best && best.steps <= limit ? best.candidate : undefined
}
