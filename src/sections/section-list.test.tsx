/**
 * Every kind of section, as markup.
 * @jest-environment jsdom
 */
import { render, screen, within } from '@testing-library/react'
import axe from 'axe-core'
import { TextsContext, makeTranslate } from '../i18n/texts'
import common from '../../locales/en/common.json'
import { sectionTypes, type SectionName } from '../content-model/sections'
import type { SectionData } from '../page/types'
import { sampleSite } from './sample-site'
import { sampleOf } from './sample-of'
import { samples } from './samples'
import { SectionList } from './section-list'

// The form loads its engine by itself and has tests of its own.
jest.mock('../forms/contact/contact-form', () => ({ ContactForm: () => <form aria-label="Contact form" /> }))
// So have the parts that are loaded later: here everything is as before they come.
jest.mock('../client/use-late', () => ({ useLate: () => undefined }))

/** Renders sections with the English texts. */
function show(...sections: SectionData[]) {
  const texts = { t: makeTranslate({ common }), iso: 'en-US' } as const
  return render(
    <TextsContext.Provider value={texts}>
      <main>
        <SectionList sections={sections} site={sampleSite} />
      </main>
    </TextsContext.Provider>,
  )
}

// Colours, layout and drawn letters need a browser; headings are judged on whole pages.
const off = { enabled: false }
const rules = {
  'color-contrast': off,
  'page-has-heading-one': off,
  'heading-order': off,
  region: off,
  'label-content-name-mismatch': off,
}

async function violationsIn(container: HTMLElement) {
  const { violations } = await axe.run(container, { rules })
  return violations.map(({ id, nodes }) => [id, nodes[0]?.html])
}

test.each((Object.keys(sectionTypes) as SectionName[]).map(sampleOf))(
  '$type has no texts left out and passes axe',
  async (section) => {
    const { container } = show(section)
    expect(container.textContent).not.toContain('common:')
    expect(await violationsIn(container)).toEqual([])
  },
)

test('without a link to all, products are the list of all: large rows with their kind', () => {
  show(samples.products)
  expect(screen.getByText('Production planning')).toBeTruthy()
})

test('a download says its type and size in its link', () => {
  show(samples.downloads)
  const link = screen.getByRole('link', { name: /Product overview/ })
  expect(link.getAttribute('href')).toBe('/downloads/overview.en.pdf')
  expect(link.textContent).toContain('PDF, 1.2 MB')
})

test('the archive puts articles under their years and names the pages', () => {
  show(samples.newsArchive)
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    '2026',
    '2025',
  ])
  const paging = within(screen.getByRole('navigation', { name: 'Pages' }))
  expect(paging.getByRole('link', { name: 'Page 1' }).getAttribute('aria-current')).toBe('page')
  expect(paging.getByRole('link', { name: 'Page 2' }).getAttribute('href')).toBe('/news/page/2')
})

test('a long archive leads to its ends, its neighbours and its years, and says where pages are left out', async () => {
  const { container } = show({
    ...samples.newsArchive,
    page: 42,
    pages: [1, 41, 42, 43, 84].map((number) => ({ number, href: `/news/page/${number}` })),
    years: [
      { year: '2026', href: '/news' },
      { year: '2025', href: '/news/page/30' },
    ],
  })
  const nav = screen.getByRole('navigation', { name: 'Pages' })
  const links = within(nav).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual([
    ...['Newer articles', '1', '41', '42', '43', '84', 'Older articles', '2026', '2025'],
  ])
  expect(links.at(-1)?.getAttribute('href')).toBe('/news/page/30')
  // Beside numbers of pages, “2025” alone says nothing.
  const years = within(nav).getByRole('list', { name: 'Articles by year' })
  expect(
    within(years)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['2026', '2025'])
  expect(within(nav).getAllByText('…')).toHaveLength(2)
  expect(await violationsIn(container)).toEqual([])
})

test('before a press nothing of the video provider is in the page but a plain link', () => {
  const { container } = show(samples.video)
  expect(container.querySelector('iframe')).toBeNull()
  expect(screen.getByRole('button', { name: 'Load this video' })).toBeTruthy()
  expect(screen.getByRole('link', { name: /Watch on YouTube/ }).getAttribute('rel')).toBe(
    'noopener noreferrer',
  )
})

test('a link to a position opens it', () => {
  window.location.hash = '#engineer'
  const { container } = show(samples.jobs)
  expect(container.querySelector('details')?.open).toBe(true)
  window.location.hash = ''
})

test('without positions the text says that there are none, and how to apply all the same', () => {
  show({ ...samples.jobs, items: [] })
  expect(screen.getByText('No open positions at the moment.')).toBeTruthy()
  expect(screen.getByText('Six to ten weeks.')).toBeTruthy()
})
