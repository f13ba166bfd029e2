/** The outbox: messages are written here before anything is promised, and leave it only when their time has passed. */
import {
  finalStates,
  parseRecord,
  type Final,
  type FinalState,
  type Message,
  type Pending,
  type State,
} from './records'
import type { Store } from './store'

export type Outbox = ReturnType<typeof outboxOf>
/** `added`: new. `same`: known with the same content. `other`: the id is known with another content. */
export type Added = 'added' | 'same' | 'other'

/** Where the id of the last message with a content stands. */
export const contentKey = (hash: string): string => `content/${hash}`

/** Wraps a store. One file per message (`message/<id>`) and one per state it is in (`pending/<id>` …). */
export function outboxOf(store: Store) {
  const keyOf = (state: State | 'message', id: string): string => `${state}/${id}`

  const readMessage = async (id: string): Promise<Message | undefined> =>
    parseRecord<Message>(await store.read(keyOf('message', id)))

  const enterFirstState = async (message: Message, now: number): Promise<void> => {
    if (message.held === undefined) {
      const pending: Pending = { attempts: 0, nextAt: now }
      await store.create(keyOf('pending', message.id), JSON.stringify(pending))
    } else {
      const held: Final = { at: now, why: message.held }
      await store.create(keyOf('held', message.id), JSON.stringify(held))
    }
  }

  return {
    store,
    keyOf,
    readMessage,
    enterFirstState,

    /** Stores a message once, however often and from however many places it comes. Throws when it cannot be stored. */
    async add(message: Message): Promise<Added> {
      const isNew = await store.create(keyOf('message', message.id), JSON.stringify(message))
      if (isNew) {
        await enterFirstState(message, message.acceptedAt)
        await store.replace(contentKey(message.hash), JSON.stringify({ id: message.id }))
        return 'added'
      }
      const known = await readMessage(message.id)
      // Not readable yet: another place is storing it this very moment, or the store is slow to show it.
      return known === undefined || known.hash === message.hash ? 'same' : 'other'
    },

    /** The last message with this content, if it was accepted since then. */
    async findRepeat(hash: string, since: number): Promise<Message | undefined> {
      const last = parseRecord<{ id: string }>(await store.read(contentKey(hash)))
      const message = last && (await readMessage(last.id))
      return message && message.acceptedAt >= since ? message : undefined
    },

    /** Ids of the messages in a state. */
    list: (state: State): Promise<string[]> => store.list(state),

    async readPending(id: string): Promise<Pending | undefined> {
      return parseRecord<Pending>(await store.read(keyOf('pending', id)))
    },

    /** The final state of a message, with when and why; undefined while it is under way. */
    async readFinal(id: string): Promise<(Final & { state: FinalState }) | undefined> {
      for (const state of finalStates) {
        const final = parseRecord<Final>(await store.read(keyOf(state, id)))
        if (final) return { ...final, state }
      }
      return undefined
    },

    /** The final state is written before the pending one is removed: a crash in between leaves both, and the final one counts. */
    async finish(id: string, state: FinalState, final: Final): Promise<void> {
      await store.create(keyOf(state, id), JSON.stringify(final))
      await store.remove(keyOf('pending', id))
    },
  }
}
