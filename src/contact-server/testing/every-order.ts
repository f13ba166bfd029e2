/** Model checking: runs several actors in every possible interleaving of their steps. */

/** Waits for an actor's turn before each step. */
export type Turn = () => Promise<void>
/** Starts an actor; it ends when its promise does. */
export type Actor = (turn: Turn) => Promise<unknown>

type Waiting = { actor: number; go: () => void }

/**
 * Runs one interleaving: `wishes` names which of the waiting actors proceeds at each step. Returns how many could have.
 */
async function runOrder(actors: readonly Actor[], wishes: readonly number[]): Promise<number[]> {
  const waiting = new Map<number, Waiting>()
  let busy = actors.length
  let quiet: () => void = () => undefined
  const arrived = (): void => {
    busy -= 1
    if (busy === 0) quiet()
  }
  const runs = actors.map(async (start, actor) => {
    const turn: Turn = () =>
      new Promise((go) => {
        waiting.set(actor, { actor, go })
        arrived()
      })
    try {
      await start(turn)
    } finally {
      arrived()
    }
  })
  const choices: number[] = []
  for (;;) {
    if (busy > 0) await new Promise<void>((resolve) => (quiet = resolve))
    const ready = [...waiting.values()].sort((a, b) => a.actor - b.actor)
    const next = ready[wishes[choices.length] ?? 0]
    if (!next) break
    choices.push(ready.length)
    waiting.delete(next.actor)
    busy += 1
    next.go()
  }
  await Promise.all(runs)
  return choices
}

/**
 * Calls `prepare` for every interleaving, runs its actors in it, then calls its `check`. Returns the number of
 * interleavings. Every step with effects visible to others must wait for its turn.
 */
export async function everyOrder(
  prepare: () => Promise<{ actors: readonly Actor[]; check: (order: string) => Promise<void> }>,
): Promise<number> {
  let wishes: number[] = []
  for (let orders = 1; ; orders += 1) {
    const { actors, check } = await prepare()
    const choices = await runOrder(actors, wishes)
    const taken = choices.map((_, step) => wishes[step] ?? 0)
    await check(taken.join(''))
    let last = taken.length - 1
    while (last >= 0 && (taken[last] ?? 0) + 1 >= (choices[last] ?? 0)) last -= 1
    if (last < 0) return orders
    wishes = [...taken.slice(0, last), (taken[last] ?? 0) + 1]
  }
}
