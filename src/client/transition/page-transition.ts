/** The page transition named `page`, mode out-in: the old page leaves completely, then the new one enters. */

/** The transition's name, from which its class names come (R23). */
export const transitionName = 'page'

export type TransitionPhase = 'idle' | 'leaving' | 'left' | 'entering'
type Direction = 'leave' | 'enter'

/** What the transition asks of the document. */
export type Stage = {
  /** The element of the page on screen. */
  page: () => Element | null
  /** Resolves after the next frame has been drawn. */
  nextFrame: () => Promise<unknown>
  /** Resolves when the element's CSS transitions have ended; at once when it has none (reduced motion). */
  settled: (element: Element) => Promise<unknown>
}

export type PageTransition = {
  phase: () => TransitionPhase
  /** Plays the leave phase; resolves when the old page is gone from sight. Calls meanwhile share it. */
  leave: () => Promise<void>
  /** Plays the enter phase of the page that is now in the document. */
  enter: () => Promise<void>
}

const classesOf = (direction: Direction) =>
  (['from', 'active', 'to'] as const).map((step) => `${transitionName}-${direction}-${step}`) as [
    string,
    string,
    string,
  ]

/** Makes the transition. Class names are those of the peer: `page-leave-from`, `-active`, `-to`; same for enter. */
export function createPageTransition(stage: Stage): PageTransition {
  let phase: TransitionPhase = 'idle'
  let leaving: Promise<void> | undefined

  const clear = (element: Element | null) =>
    element?.classList.remove(...classesOf('leave'), ...classesOf('enter'))

  async function play(element: Element, direction: Direction): Promise<void> {
    const [from, active, to] = classesOf(direction)
    element.classList.add(from, active)
    await stage.nextFrame()
    element.classList.replace(from, to)
    await stage.settled(element)
  }

  async function leave(): Promise<void> {
    const element = stage.page()
    phase = 'leaving'
    clear(element)
    if (element) await play(element, 'leave')
    phase = 'left'
  }

  return {
    phase: () => phase,
    leave: () => (leaving ??= leave()),
    async enter() {
      leaving = undefined
      phase = 'entering'
      const element = stage.page()
      clear(element)
      if (element) await play(element, 'enter')
      // A leave that began meanwhile has taken the element over.
      if (phase !== 'entering') return
      clear(element)
      phase = 'idle'
    },
  }
}

/** The longest a phase may take in milliseconds: a transition that never ends must not hold the page. */
const longestPhase = 1000

/** The real document: the page is its `main` element, so that header and footer stay where they are. */
export const documentStage: Stage = {
  page: () => document.querySelector('main'),
  nextFrame: () => after(100, new Promise((resolve) => requestAnimationFrame(resolve))),
  settled(element) {
    const running = element.getAnimations().map((animation) => animation.finished)
    return after(longestPhase, Promise.allSettled(running))
  },
}

/** Waits for `promise`, at most `time` ms: a hidden tab draws no frames. */
function after(time: number, promise: Promise<unknown>): Promise<unknown> {
  return Promise.race([promise, new Promise((resolve) => setTimeout(resolve, time))])
}
