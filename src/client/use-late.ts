/** Parts of a page that few visitors see, loaded when they are needed. */
import { useEffect, useState, type ComponentType } from 'react'

/**
 * What has arrived, by its loader: every page is rendered from scratch, and a part that stays on the screen from page to page
 * must be there at the new page's first paint.
 */
const arrived = new WeakMap<object, unknown>()

/**
 * Returns the component as soon as it is wanted and has arrived, undefined until then; `load` must be the same function
 * each time. A part that could not be loaded is asked for again the next time it is wanted; the page goes on without it.
 */
export function useLate<P>(
  wanted: boolean,
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
