/** The page transition named `page`, mode out-in: the old page leaves completely, then the new one enters. */
import { holdPicture } from './hold-picture'
import type { Stage, Way } from './stage'

/** The transition's name, from which its class names come (R23). */
export const transitionName = 'page'

export type TransitionPhase = 'idle' | 'leaving' | 'left' | 'entering'
type Direction = 'leave' | 'enter'

export type PageTransition = {
  phase: () => TransitionPhase
  /** Plays the leave phase; resolves when the old page is gone. Concurrent calls share it. */
  leave: (way: Way) => Promise<void>
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
  let release: (() => Promise<unknown>) | undefined

  const clear = () => stage.page()?.classList.remove(...classesOf('leave'), ...classesOf('enter'))

  function play(direction: Direction): void {
    const [from, active, to] = classesOf(direction)
    clear()
    const classes = stage.page()?.classList
    classes?.add(from, active)
    classes?.replace(from, to)
  }

  async function leave(way: Way): Promise<void> {
    phase = 'leaving'
    release = await stage.hold(way)
    play('leave')
    phase = 'left'
  }

  return {
    phase: () => phase,
    leave: (way) => (leaving ??= leave(way)),
    async enter() {
      leaving = undefined
      phase = 'entering'
      play('enter')
      const show = release
      release = undefined
      await show?.()
      // A leave phase that began meanwhile has taken over.
      if (phase !== 'entering') return
      clear()
      phase = 'idle'
    },
  }
}

/** The real document: the page is its `main` element, so that header and footer stay where they are. */
export const documentStage: Stage = { page: () => document.querySelector('main'), hold: holdPicture }
