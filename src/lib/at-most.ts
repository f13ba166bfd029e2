/** Limits concurrency. */

/** Runs `work` on each item, at most `most` at a time. Returns the results in order; rejects with the first failure. */
export async function atMost<T, R>(
  most: number,
  items: readonly T[],
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  const waiting = items.entries()
  const worker = async (): Promise<void> => {
    for (const [place, item] of waiting) results[place] = await work(item)
  }
  await Promise.all(Array.from({ length: most }, worker))
  return results
}
