/**
 * The open entry as shown by search engines and shared links. It is made from the whole site: once for all fields that
 * show a part of it, and debounced while words are typed.
 */
import type { SiteContent } from '../../entries/site-content'
import type { LocaleCode } from '../../site/locales'
import type { Immutable } from '../decap/immutable'
import { decapState, onDecapState } from '../decap/internals'
import { currentDraft } from '../decap/open-draft'
import { siteContent } from '../decap/site-index'
import type { DraftHead } from '../preview/draft-head'

/** Debounce before the texts are rebuilt, in milliseconds. */
const pause = 300

type Assembler = { headOf: typeof import('../preview/draft-head').headOf; content: SiteContent }

const listeners = new Set<() => void>()
let assembler: Assembler | undefined
let heads = new Map<LocaleCode, DraftHead>()
let stop = () => {}

function renew(): void {
  heads = new Map()
  for (const listener of listeners) listener()
}

/** The words of the open entry in Decap's store, without the state of checks and saves, which changes more often. */
function wordsNow(): readonly unknown[] {
  const entry = decapState().entryDraft.get('entry') as Immutable | undefined
  return [entry?.get('data'), entry?.get('i18n')]
}

/** Loads the page assembler, a separate chunk, and the site's content from the server. */
async function load(isWanted: () => boolean): Promise<void> {
  const [{ headOf }, content] = await Promise.all([import('../preview/draft-head'), siteContent()])
  if (!content || !isWanted()) return
  assembler = { headOf, content }
  renew()
}

function follow(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let words = wordsNow()
  let isWanted = true
  const unsubscribe = onDecapState(() => {
    const now = wordsNow()
    if (now.every((part, index) => part === words[index])) return
    words = now
    clearTimeout(timer)
    timer = setTimeout(renew, pause)
  })
  void load(() => isWanted)
  return () => {
    isWanted = false
    clearTimeout(timer)
    unsubscribe()
    assembler = undefined
    heads = new Map()
  }
}

/** Calls `listener` when the result of `draftHead` may have changed. Returns the function that unsubscribes. */
export function onDraftHead(listener: () => void): () => void {
  listeners.add(listener)
  if (listeners.size === 1) stop = follow()
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) stop()
  }
}

/** The head in one language; undefined until the assembler is loaded, or while no entry is open. */
export function draftHead(locale: LocaleCode): DraftHead | undefined {
  const known = heads.get(locale)
  const draft = known ? undefined : assembler && currentDraft()
  if (!draft || !assembler) return known
  const head = assembler.headOf(draft, assembler.content, locale)
  heads.set(locale, head)
  return head
}
