/** Merges trees of phrases. */

export type Phrases = { [key: string]: string | Phrases }

/** Returns a new tree with the leaves of `base`, replaced and completed by those of `own`. */
export function merge(base: Phrases, own: Phrases): Phrases {
  const merged: Phrases = { ...base }
  for (const [key, value] of Object.entries(own)) {
    const old = merged[key]
    merged[key] = typeof value === 'object' && typeof old === 'object' ? merge(old, value) : value
  }
  return merged
}
