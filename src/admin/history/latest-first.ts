/** Merges the commits of several files into one list. */
import type { Change } from './history'

/**
 * Takes lists sorted newest first and keeps their order: dates decide only between commits that no list orders, because
 * two commits may have the same second.
 */
export function latestFirst(lists: readonly (readonly Change[])[]): Change[] {
  const rest = lists.map((list) => [...list])
  const line: Change[] = []
  for (;;) {
    const heads = rest.flatMap((list) => list.slice(0, 1))
    if (heads.length === 0) return line
    const waits = ({ id }: Change) => rest.some((list) => list.slice(1).some((later) => later.id === id))
    const free = heads.filter((head) => !waits(head))
    const [next] = (free.length > 0 ? free : heads).sort((a, b) => Date.parse(b.date) - Date.parse(a.date))
    if (!next) return line
    line.push(next)
    for (const list of rest)
      if (list.some(({ id }) => id === next.id))
        list.splice(
          list.findIndex(({ id }) => id === next.id),
          1,
        )
  }
}
