/**
 * Header, breadcrumb, main part and footer around a page.
 * @jest-environment jsdom
 */
import { fireEvent, render, screen, within } from '@testing-library/react'
import axe from 'axe-core'
import { TextsContext, makeTranslate } from '../../i18n/texts'
import common from '../../../locales/en/common.json'
import type { PageData } from '../../page/types'
import { sampleSite } from '../../sections/testing/sample-site'
import { viewport } from '../../client/viewport/viewport'
import { Layout } from './layout'

const page: PageData = {
  kind: 'page',
  sections: [],
  site: sampleSite,
  meta: {
    routeId: 'product',
    locale: 'en',
    iso: 'en-US',
    path: '/products/taktgeber',
    title: 'Taktgeber',
    description: '',
    alternates: { en: '/products/taktgeber', de: '/de/produkte/taktgeber' },
    breadcrumb: [
      { label: 'Home', href: '/' },
      { label: 'Products', href: '/products' },
      { label: 'Taktgeber', href: '/products/taktgeber' },
    ],
    switchTo: { en: '/products/taktgeber', de: '/de/produkte/taktgeber' },
    noindex: false,
  },
}

/** Renders the layout around one heading. */
function show() {
  const texts = { t: makeTranslate({ common }), iso: 'en-US' } as const
  return render(
    <TextsContext.Provider value={texts}>
      <Layout page={page}>
        <h1>Taktgeber</h1>
      </Layout>
    </TextsContext.Provider>,
  )
}

/** The disclosures of the header: two menus, then the sheet for small screens. */
function disclosures(container: HTMLElement): HTMLDetailsElement[] {
  return [...container.querySelectorAll<HTMLDetailsElement>('header details')]
}

test('passes axe and offers menus, contact, footer and breadcrumb', async () => {
  const { container } = show()
  const off = { enabled: false }
  const rules = { 'color-contrast': off, 'label-content-name-mismatch': off }
  expect(
    (await axe.run(container, { rules })).violations.map(({ id, nodes }) => [id, nodes[0]?.html]),
  ).toEqual([])
  expect(screen.getByText('Skip to content').getAttribute('href')).toBe('#main')
  expect(screen.getByText('Management')).toBeTruthy()
  expect(container.querySelector('footer [data-consent-settings]')?.textContent).toBe('Cookie settings')
  expect([...container.querySelectorAll('header [data-theme-choice]')].length).toBeGreaterThanOrEqual(3)
})

test('the breadcrumb ends at this page, and the navigation marks where it belongs', () => {
  const { container } = show()
  const way = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  expect(way.getByText('Taktgeber').getAttribute('aria-current')).toBe('page')
  expect(container.querySelector('header details [aria-current=page]')?.textContent).toBe('Taktgeber')
})

test('the language switch leads to the same page and says so in the language itself', () => {
  show()
  const [german] = screen.getAllByRole('link', { name: 'Deutsch' })
  expect(german?.getAttribute('href')).toBe('/de/produkte/taktgeber')
  expect([german?.getAttribute('lang'), german?.getAttribute('hreflang')]).toEqual(['de', 'de'])
})

test('Escape closes an open menu and returns the focus to its button', () => {
  const [menu] = disclosures(show().container)
  if (menu) menu.open = true
  menu?.querySelector('a')?.focus()
  fireEvent.keyDown(document, { key: 'Escape' })
  expect(menu?.open).toBe(false)
  expect(document.activeElement).toBe(menu?.querySelector('summary'))
})

test('a press outside, a followed link and a focus elsewhere close a menu; a press inside does not', () => {
  const { container } = show()
  const [menu] = disclosures(container)
  const main = screen.getByRole('main')
  const closedBy = (act: () => void) => {
    if (menu) menu.open = true
    act()
    return menu?.open === false
  }
  expect(closedBy(() => fireEvent.click(main))).toBe(true)
  expect(closedBy(() => fireEvent.click(menu?.querySelector('a') ?? main))).toBe(true)
  expect(closedBy(() => main.focus())).toBe(true)
  expect(closedBy(() => fireEvent.click(menu?.querySelector('ul') ?? main))).toBe(false)
})

test('the menus of the wide navigation are one group, of which browsers keep one open', () => {
  const names = disclosures(show().container).map((menu) => menu.getAttribute('name'))
  expect(names).toEqual(['main-menu', 'main-menu', null])
})

test('R51: an open menu closes when the window crosses a breakpoint: its layout is gone', () => {
  const queries: { matches: boolean; change?: (event: { matches: boolean }) => void }[] = []
  window.matchMedia = () => {
    const query: (typeof queries)[number] = { matches: false }
    queries.push(query)
    return Object.assign(query, {
      addEventListener: (_: string, listener: (event: { matches: boolean }) => void) => {
        query.change = listener
      },
    }) as unknown as MediaQueryList
  }
  const { container } = show()
  const sheet = disclosures(container).at(-1)
  if (!sheet) throw new Error('no menu')
  viewport.start()
  sheet.open = true
  queries[0]?.change?.({ matches: true })
  expect(sheet.open).toBe(false)
})
