import { draftHead, onDraftHead } from './draft-heads'

const state = { entryDraft: new Map<string, unknown>() }
const readers = new Set<() => void>()
const headOf = jest.fn((_draft: unknown, _content: unknown, locale: string) => ({
  title: `Title (${locale})`,
  description: '',
}))

jest.mock('../decap/internals', () => ({
  decapState: () => state,
  onDecapState: (reader: () => void) => {
    readers.add(reader)
    return () => readers.delete(reader)
  },
}))
jest.mock('../decap/open-draft', () => ({ currentDraft: () => ({}) }))
jest.mock('../decap/site-index', () => ({ siteContent: () => Promise.resolve({}) }))
jest.mock('../preview/draft-head', () => ({
  headOf: (...given: [unknown, unknown, string]) => headOf(...given),
}))

function show(entry: Record<string, unknown>): void {
  state.entryDraft.set('entry', new Map(Object.entries(entry)))
  for (const reader of readers) reader()
}

const readAll = () => [draftHead('en'), draftHead('en'), draftHead('de')]

describe('What search engines show of the open entry', () => {
  const data = { title: 'Lotse' }
  const stops: (() => void)[] = []

  beforeEach(async () => {
    jest.useFakeTimers()
    headOf.mockClear()
    show({ data })
    stops.push(
      onDraftHead(() => readAll()),
      onDraftHead(() => readAll()),
    )
    await jest.advanceTimersByTimeAsync(0)
  })
  afterEach(() => {
    for (const stop of stops.splice(0)) stop()
    jest.useRealTimers()
  })

  it('is made once per language for all its fields', () => {
    readAll()
    expect(headOf).toHaveBeenCalledTimes(2)
  })

  it('is not rebuilt when a check or save updates Decap’s state', () => {
    show({ data, isPersisting: true })
    jest.runAllTimers()
    readAll()
    expect(headOf).toHaveBeenCalledTimes(2)
  })

  it('is rebuilt after a pause in typing, not on every keystroke', () => {
    for (const title of ['Lotse 2', 'Lotse 20', 'Lotse 202']) {
      show({ data: { title } })
      readAll()
    }
    expect(headOf).toHaveBeenCalledTimes(2)
    jest.runAllTimers()
    expect(headOf).toHaveBeenCalledTimes(4)
  })

  it('is undefined after the form has been closed', () => {
    for (const stop of stops.splice(0)) stop()
    expect(draftHead('en')).toBeUndefined()
  })
})
