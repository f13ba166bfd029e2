/** The current content of the editor's bar; set by the checks, rendered by the bar. */
import type { Problem } from '../../content-model/problems'
import type { Draft } from '../draft/draft'
import type { LastChange } from './last-change'
import type { Difference } from '../rules/merge'
import type { EntryValues } from '../../content-model/values'

export type Conflict = {
  kind: 'conflict'
  draft: Draft
  /** Whether the entry has been deleted upstream. */
  gone: boolean
  theirs: EntryValues
  who: LastChange
  differences: Difference[]
  merged: EntryValues
}

/** `saved`: the entry was saved despite these problems; `checked`: it was only checked. Otherwise a save was refused. */
export type Problems = { kind: 'problems'; problems: Problem[]; saved?: boolean; checked?: boolean }

/** `undo` reverts the change that the notice is about; `links` lead to the places that it mentions. */
type Notice = {
  kind: 'notice'
  text: string
  undo?: () => void
  links?: readonly { text: string; href: string }[]
}

export type Panel = Problems | Conflict | Notice

type State = { panel: Panel | undefined; slow: boolean }

let state: State = { panel: undefined, slow: false }
const listeners = new Set<() => void>()

function set(next: Partial<State>): void {
  state = { ...state, ...next }
  for (const listener of listeners) listener()
}

/** Shows a panel above the bar, or closes it. The focus in a panel would go with it, so the bar takes it. */
export function showPanel(panel: Panel | undefined): void {
  if (panel === state.panel) return
  if (document.activeElement?.closest('.mw-panels'))
    document.querySelector<HTMLElement>('.mw-bar :is(button, a)')?.focus()
  set({ panel })
}

/**
 * Closes what is to be fixed in an entry once the address leads elsewhere. A notice stays: its links lead to the places
 * that it is about.
 */
export function closeWithEntry(): void {
  addEventListener('hashchange', ({ oldURL, newURL }) => {
    // A new entry that has been saved goes on at an address of its own.
    const same = oldURL.replace(/\/new$/, '/entries/')
    if (state.panel?.kind !== 'notice' && !newURL.startsWith(same)) showPanel(undefined)
  })
}

/** Shows or hides the message that the server is slow. */
export function showSlow(slow: boolean): void {
  if (slow !== state.slow) set({ slow })
}

export const panelStore = {
  get: (): State => state,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
