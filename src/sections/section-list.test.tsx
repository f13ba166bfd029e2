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
import { sampleSite } from './testing/sample-site'
import { sampleOf } from './testing/sample-of'
import { samples } from './testing/samples'
import { ContactFormSection } from './contact-form/contact-form'
import { SectionList } from './section-list'

// The form loads its engine itself and has its own tests.
jest.mock('../forms/contact/contact-form', () => ({ ContactForm: () => <form aria-label="Contact form" /> }))
// So do lazily loaded components: here nothing has been loaded yet.
jest.mock('../client/use-late', () => ({ useLate: () => undefined }))

/** Renders sections with the English texts. */
function show(...sections: SectionData[]) {
  const texts = { t: makeTranslate({ common }), iso: 'en-US' } as const
  return render(
    <TextsContext.Provider value={texts}>
      <main>
        <SectionList sections={sections} site={sampleSite} form={ContactFormSection} />
      </main>
    </TextsContext.Provider>,
  )
}

// Colours, layout and rendered text need a browser; headings are checked on whole pages.
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
  '$type has no missing texts and passes axe',
  async (section) => {
    const { container } = show(section)
    expect(container.textContent).not.toContain('common:')
    expect(await violationsIn(container)).toEqual([])
  },
)

test('without a link to all, products are the full list: large rows with their kind', () => {
  show(samples.products)
  expect(screen.getByText('Production planning')).toBeTruthy()
})

test('a download names its type and size in its link', () => {
  show(samples.downloads)
  const link = screen.getByRole('link', { name: /Product overview/ })
  expect(link.getAttribute('href')).toBe('/downloads/overview.en.pdf')
  expect(link.textContent).toContain('PDF, 1.2 MB')
})

test('the archive groups articles by year and labels the pages', () => {
  show(samples.newsArchive)
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    '2026',
    '2025',
  ])
  const paging = within(screen.getByRole('navigation', { name: 'Pages' }))
  expect(paging.getByRole('link', { name: 'Page 1' }).getAttribute('aria-current')).toBe('page')
  expect(paging.getByRole('link', { name: 'Page 2' }).getAttribute('href')).toBe('/news/page/2')
})

test('a long archive links to its ends, its neighbours and its years, and marks omitted pages', async () => {
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
  // Next to page numbers, “2025” alone is ambiguous.
  const years = within(nav).getByRole('list', { name: 'Articles by year' })
  expect(
    within(years)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['2026', '2025'])
  expect(within(nav).getAllByText('…')).toHaveLength(2)
  expect(await violationsIn(container)).toEqual([])
})

test('before a press, the only trace of the video provider in the page is a plain link', () => {
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

test('without positions, the text says so and explains how to apply anyway', () => {
  show({ ...samples.jobs, items: [] })
  expect(screen.getByText('No open positions at the moment.')).toBeTruthy()
  expect(screen.getByText('Six to ten weeks.')).toBeTruthy()
})

test('a form on a page whose template does not have it is an error, not a gap', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => render(<SectionList sections={[samples.contactForm]} site={sampleSite} />)).toThrow(
    'This template has no contact form',
  )
})
