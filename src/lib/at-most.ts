/** Work on many things, a few at a time. */

/** Does `work` on each item, on no more than `most` at the same time; rejects with the first failure. */
export async function atMost<T>(
  most: number,
  items: Iterable<T>,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = items[Symbol.iterator]()
  const worker = async (): Promise<void> => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) await work(next.value)
  }
  await Promise.all(Array.from({ length: most }, worker))
}
