/** Parts of a page that few visitors see, loaded when they are needed. */
import { useEffect, useState, type ComponentType } from 'react'

/**
 * Returns the component as soon as it is wanted and has arrived, undefined until then. A part that could not be
 * loaded is asked for again the next time it is wanted; the page goes on without it.
 */
export function useLate<P>(
  wanted: boolean,
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> | undefined {
  const [part, setPart] = useState<ComponentType<P>>()
  useEffect(() => {
    if (!wanted || part) return
    load().then(
      (loaded) => setPart(() => loaded),
      () => undefined,
    )
  }, [wanted, part, load])
  return wanted ? part : undefined
}
