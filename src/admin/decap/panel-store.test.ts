/** @jest-environment jsdom */
/** What stays above the bar when the address changes. */
import { closeWithEntry, panelStore, showPanel, type Panel } from './panel-store'

const problems: Panel = { kind: 'problems', problems: [] }
const notice: Panel = { kind: 'notice', text: 'Not deleted' }
const at = (hash: string) => `https://example.com/admin/#/collections/${hash}`

beforeAll(closeWithEntry)

test.each([
  ['the list, after the entry was left', 'news/entries/fair', 'news', problems, undefined],
  ['the list, after a new entry was discarded', 'news/new', 'news', problems, undefined],
  ['a new entry, after another was duplicated', 'news/entries/fair', 'news/new', problems, undefined],
  ['a new entry at its own address, once it is saved', 'news/new', 'news/entries/fair', problems, problems],
  ['a place that a notice links to', 'team/entries/ada', 'news/entries/fair', notice, notice],
])('what is shown in %s', (_, from, to, shown, stays) => {
  showPanel(shown)
  dispatchEvent(new HashChangeEvent('hashchange', { oldURL: at(from), newURL: at(to) }))
  expect(panelStore.get().panel).toBe(stays)
})

test('the focus in a panel that closes goes to the bar, not to the top of the page', () => {
  document.body.innerHTML =
    '<div class="mw-panels"><button>Close</button></div><div class="mw-bar"><button>Check</button></div>'
  const [close, check] = document.querySelectorAll('button')
  showPanel(notice)
  expect(document.activeElement).toBe(document.body)
  close?.focus()
  showPanel(undefined)
  expect(document.activeElement).toBe(check)
})
