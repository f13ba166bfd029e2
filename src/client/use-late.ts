/** Components that few visitors see, loaded on demand. */
import { useEffect, useState, type ComponentType } from 'react'

/**
 * Loaded components, by their loader: every page is rendered from scratch, and a component that stays on screen across
 * pages must be present at the new page's first paint.
 */
const arrived = new WeakMap<object, unknown>()

/**
 * Returns the component as soon as it is wanted and loaded, undefined until then; `load` must be a stable function.
 * After a failure the page works without it, and it is requested again the next time it is wanted: `wanted` may count
 * the requests.
 */
export function useLate<P>(
  wanted: boolean | number,
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> | undefined {
  const [part, setPart] = useState(() => arrived.get(load) as ComponentType<P> | undefined)
  useEffect(() => {
    if (!wanted || part) return
    load().then(
      (loaded) => {
        arrived.set(load, loaded)
        setPart(() => loaded)
      },
      () => undefined,
    )
  }, [wanted, part, load])
  return wanted ? part : undefined
}
