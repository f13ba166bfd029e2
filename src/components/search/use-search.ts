/** The state of the search: query and results. */
import { useCallback, useEffect, useState } from 'react'
import { ask, warmUp } from '../../client/search/searcher'
import type { Found, Kind } from '../../search/types'
import type { LocaleCode } from '../../site/locales'

/** The debounce delay of queries, in milliseconds. */
const pause = 120

export type Search = {
  query: string
  kind?: Kind
  phase: 'idle' | 'busy' | 'done' | 'failed'
  /** The last answer; kept until the next one, so that the list does not flicker. */
  found?: Found
  /** The query that `found` answers. */
  answered: string
  /** The kind that `found` is narrowed down to. */
  answeredKind?: Kind
}

type Options = { locale: LocaleCode; count: number; query: string; kind?: Kind }
type Wish = Pick<Search, 'query' | 'kind'> & { count: number; attempt: number }

/** Takes the initial query and the number of hits. Returns the state and its setters. */
export function useSearch({ locale, count, query, kind }: Options) {
  const [wish, setWish] = useState<Wish>({ query, kind, count, attempt: 0 })
  const [state, setState] = useState<Pick<Search, 'phase' | 'found' | 'answered' | 'answeredKind'>>({
    phase: 'idle',
    answered: '',
  })

  useEffect(() => warmUp(locale), [locale])
  useEffect(() => {
    const text = wish.query.trim()
    if (text === '') {
      setState({ phase: 'idle', answered: '' })
      return
    }
    let current = true
    setState((before) => ({ ...before, phase: 'busy' }))
    const timer = setTimeout(() => {
      ask(locale, { query: text, kind: wish.kind, from: 0, count: wish.count }).then(
        (found) => current && setState({ phase: 'done', found, answered: text, answeredKind: wish.kind }),
        () => current && setState({ phase: 'failed', answered: text }),
      )
    }, pause)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [locale, wish])

  const look = useCallback(
    (change: Partial<Pick<Search, 'query' | 'kind'>>) =>
      setWish((before) => ({ ...before, count, ...change })),
    [count],
  )
  const more = useCallback(() => setWish((before) => ({ ...before, count: before.count + count })), [count])
  const retry = useCallback(() => setWish((before) => ({ ...before, attempt: before.attempt + 1 })), [])
  const search: Search = { query: wish.query, kind: wish.kind, ...state }
  return { search, look, more, retry }
}
