/** Sliding-window rate limit of one minute per address. */

type Options = { limit: number; window: number; addresses: number }
/** `retryAfter` is in whole seconds, 0 if the request is allowed. */
type Verdict = { allowed: boolean; retryAfter: number }

/**
 * Returns a function that records `item` for `key` and returns whether the limit holds. The same item counts once, so
 * that resubmitting does not. Times in milliseconds.
 */
export function rateLimit({ limit, window, addresses }: Options) {
  const seen = new Map<string, { items: Map<string, number>; end: NodeJS.Timeout }>()
  const forget = (key: string): void => {
    clearTimeout(seen.get(key)?.end)
    seen.delete(key)
  }
  return (key: string, item: string, now: number): Verdict => {
    const items = seen.get(key)?.items ?? new Map<string, number>()
    // Later than now: the clock was set back, which must not keep a visitor out for as long.
    for (const [name, time] of items) if (time <= now - window || time > now) items.delete(name)
    // LRU: re-inserting moves the key to the end.
    forget(key)
    // By a timer: the next visitor may come days later, and the policy promises that keys are kept for minutes only.
    seen.set(key, { items, end: setTimeout(() => seen.delete(key), window).unref() })
    const [first] = seen.keys()
    if (seen.size > addresses && first !== undefined) forget(first)

    const [oldest = now] = items.values()
    if (!items.has(item) && items.size >= limit)
      return { allowed: false, retryAfter: Math.max(1, Math.ceil((oldest + window - now) / 1000)) }
    if (!items.has(item)) items.set(item, now)
    return { allowed: true, retryAfter: 0 }
  }
}
