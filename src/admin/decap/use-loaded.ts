/** What a component loads. */
import { useEffect, useState } from 'react'

/**
 * What `load` returns for the key; undefined until it is loaded, and if that fails. It is loaded again for another key,
 * or if `load` is another function.
 */
export function useLoaded<T, K = undefined>(load: (key: K) => Promise<T>, key: K): T | undefined {
  const [loaded, setLoaded] = useState<{ key: K; value: T }>()
  useEffect(() => {
    let isOpen = true
    load(key).then(
      (value) => isOpen && setLoaded({ key, value }),
      () => undefined,
    )
    return () => {
      isOpen = false
    }
  }, [load, key])
  return loaded && Object.is(loaded.key, key) ? loaded.value : undefined
}
