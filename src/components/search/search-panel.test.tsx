/** @jest-environment jsdom */
/** The search as visitors see it: before, during and after a query, and when it fails. */
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createRef } from 'react'
import axe from 'axe-core'
import * as searcher from '../../client/search/searcher'
import { makeTranslate, TextsContext } from '../../i18n/texts'
import type { Found, Question } from '../../search/types'
import { sampleSite } from '../../sections/testing/sample-site'
import search from '../../../locales/en/search.json'
import { SearchField } from './search-field'
import { SearchPanel } from './search-panel'

jest.mock('../../client/search/searcher')
const ask = jest.mocked(searcher.ask)

const hit = {
  href: '/products/taktgeber',
  kind: 'product' as const,
  seed: 'taktgeber',
  title: [{ text: 'Taktgeber', marked: true }],
  excerpt: [
    { text: 'plans <b>orders</b> with ', marked: false },
    { text: 'Taktgeber', marked: true },
  ],
}
const found = (rest: Partial<Found> = {}): Found => ({
  hits: [hit],
  total: 1,
  counts: { product: 1 },
  ...rest,
})
const asked = (): Omit<Question, 'id'>[] => ask.mock.calls.map(([, question]) => question)

function show(query = '', onLook = jest.fn()) {
  const texts = { t: makeTranslate({ search }), iso: 'en-US' } as const
  const around = createRef<HTMLDivElement>()
  const shown = render(
    <TextsContext value={texts}>
      <div ref={around}>
        <SearchField id="field" action="/search" />
        <SearchPanel
          site={sampleSite}
          around={around}
          query={query}
          count={6}
          foot={({ total, shown, more }) => total > shown && <button onClick={more}>More</button>}
          onLook={onLook}
        />
      </div>
    </TextsContext>,
  )
  return { ...shown, onLook }
}
const type = (value: string) => fireEvent.input(screen.getByRole('searchbox'), { target: { value } })
const status = () => screen.getByRole('status').textContent

beforeEach(() => ask.mockReset())

test('before anything is typed, the pages of the site are offered and no query is sent', async () => {
  const { container } = show()
  expect(screen.getByText('The pages of this site')).toBeTruthy()
  expect(ask).not.toHaveBeenCalled()
  const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } }
  expect((await axe.run(container, { rules })).violations.map(({ id }) => id)).toEqual([])
})

test('quick typing sends only the last query; hits are links, and text stays text', async () => {
  ask.mockResolvedValue(found())
  const { container, onLook } = show()
  for (const text of ['t', 'ta', 'taktgeber']) type(text)
  expect((await screen.findByRole('link')).getAttribute('href')).toBe('/products/taktgeber')
  expect(asked().map(({ query }) => query)).toEqual(['taktgeber'])
  expect(status()).toBe('1 result for “taktgeber”')
  expect(container.querySelector('b')).toBeNull()
  expect(container.querySelectorAll('mark')).toHaveLength(2)
  expect(onLook).toHaveBeenLastCalledWith('taktgeber', undefined)
})

test('results that the browser has translated, which replaces text nodes, make room for those of the next query', async () => {
  ask.mockResolvedValueOnce(found())
  ask.mockResolvedValue(found({ hits: [{ ...hit, excerpt: [{ text: 'Lotse', marked: true }] }] }))
  const { container } = show('taktgeber')
  await screen.findByRole('link')
  const texts = document.createTreeWalker(container, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  while (texts.nextNode()) nodes.push(texts.currentNode as Text)
  for (const text of nodes) {
    const translated = document.createElement('font')
    text.replaceWith(translated)
    translated.append(text.data)
  }
  type('lotse')
  expect(await screen.findByText('Lotse')).toBeTruthy()
  expect(container.textContent).not.toContain('orders')
})

test.each(['"xyz"', '„xyz“', '“xyz”'])('%s is announced without its own quotation marks', async (query) => {
  ask.mockResolvedValue(found())
  show(query)
  await waitFor(() => expect(status()).toBe('1 result for “xyz”'))
})

test('a corrected typing error is announced', async () => {
  ask.mockResolvedValue(found({ corrected: 'taktgeber' }))
  show('taktgeeber')
  await waitFor(() => expect(status()).toContain('Showing results for “taktgeber”'))
})

test('kinds are offered where there is a choice, with the number of hits', async () => {
  ask.mockResolvedValue(found({ total: 3, counts: { product: 1, job: 2 } }))
  const { onLook } = show('plan')
  fireEvent.click(await screen.findByRole('button', { name: /Jobs/ }))
  await waitFor(() => expect(asked().at(-1)?.kind).toBe('job'))
  expect(screen.getByRole('button', { name: /Jobs/ }).getAttribute('aria-pressed')).toBe('true')
  expect(onLook).toHaveBeenLastCalledWith('plan', 'job')
})

test('kinds with as many hits are announced by their names, once they have been counted', async () => {
  ask.mockResolvedValue(found({ total: 4, counts: { product: 2, job: 2 } }))
  show('plan')
  const choose = async (name: RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
  await waitFor(() => expect(status()).toBe('4 results for “plan”'))
  ask.mockResolvedValue(found({ total: 2, counts: { product: 2, job: 2 } }))
  await choose(/Jobs/)
  expect(status()).toBe('4 results for “plan”')
  await waitFor(() => expect(status()).toBe('Jobs: 2 results for “plan”'))
  await choose(/Products/)
  await waitFor(() => expect(status()).toBe('Products: 2 results for “plan”'))
  ask.mockResolvedValue(found({ hits: [], total: 0, counts: {} }))
  type('xyzxyz')
  await waitFor(() => expect(status()).toContain('Products: Nothing found for “xyzxyz”'))
})

test('without hits, the pages of the site are offered', async () => {
  ask.mockResolvedValue(found({ hits: [], total: 0, counts: {} }))
  show('xyzxyz')
  expect(await screen.findByText('Perhaps one of these pages helps:')).toBeTruthy()
  expect(status()).toContain('Nothing found for “xyzxyz”')
})

test('a search that fails to load reports it, offers the pages, and can be retried', async () => {
  ask.mockRejectedValueOnce(new Error('no worker'))
  show('plan')
  const again = await screen.findByRole('button', { name: 'Try again' })
  again.focus()
  fireEvent.click(again)
  ask.mockResolvedValue(found())
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull())
  expect(await screen.findByText(/1 result/)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
})

test('when no more hits are left, the focus goes from the button to the first of the last ones', async () => {
  const links = ['/a', '/b', '/c', '/d', '/e'].map((href) => ({ ...hit, href }))
  const upTo = (count: number) => found({ hits: links.slice(0, count), total: links.length })
  ask.mockResolvedValueOnce(upTo(2)).mockResolvedValueOnce(upTo(4)).mockResolvedValueOnce(upTo(5))
  show('plan')
  const more = await screen.findByRole('button', { name: 'More' })
  more.focus()
  fireEvent.click(more)
  await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(4))
  expect(document.activeElement).toBe(more)
  fireEvent.click(more)
  await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(5))
  expect(document.activeElement).toBe(screen.getAllByRole('link')[4])
})

test('the arrow keys move from the field through the hits and back', async () => {
  ask.mockResolvedValue(found({ hits: [hit, { ...hit, href: '/products/lotse' }], total: 2 }))
  show('plan')
  const links = await screen.findAllByRole('link')
  const field = screen.getByRole('searchbox')
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? field, { key })
  field.focus()
  press('ArrowDown')
  press('ArrowDown')
  expect(document.activeElement).toBe(links[1])
  press('ArrowDown')
  expect(document.activeElement).toBe(links[1])
  press('ArrowUp')
  press('ArrowUp')
  expect(document.activeElement).toBe(field)
})
