/** Work on many things, a few at a time. */

/**
 * Does `work` on each item, on no more than `most` at the same time. Returns what came of them, in their order; rejects
 * with the first failure.
 */
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
