/** Related blocks on an entry's page: news box, download block, service block, product box (R33 to R36). */
import type { HTMLElement } from 'node-html-parser'
import { localeCodes } from '../../src/site/locales'
import type { RouteId } from '../../src/site/routes'
import { isFixture } from '../lib/content'
import type { Check } from '../lib/report'
import type { Page, Site } from '../lib/site'

type Block = {
  rule: string
  name: string
  /** The kinds of pages that show it. */
  on: readonly RouteId[]
  /** Returns whether a list item belongs to this block. */
  isItem: (item: HTMLElement, page: Page, site: Site) => boolean
}

const hrefOf = (item: HTMLElement, selector: string) =>
  item.querySelector(selector)?.getAttribute('href') ?? ''

/** Whether the item is a card whose heading links to a page of this route, in the language of its page. */
function leadsTo(route: RouteId, item: HTMLElement, page: Page, site: Site): boolean {
  const href = hrefOf(item, 'article h3 a')
  const target = site.pages.find(({ path }) => path === href)?.declared
  return target?.route === route && target.locale === page.locale && !target.alias
}

function isDownload(item: HTMLElement, _page: Page, site: Site): boolean {
  const href = hrefOf(item, 'a[href^="/downloads/"]')
  const type = href.split('.').at(-1)?.toUpperCase() ?? ''
  // Name, description, type and size are all part of the link.
  return (
    site.files.has(href) &&
    !!item.querySelector('a b') &&
    item.text.includes(type) &&
    /\d\s?[kM]B/i.test(item.text)
  )
}

const blocks: readonly Block[] = [
  {
    rule: 'R33',
    name: 'news box',
    on: ['product', 'service'],
    isItem: (item, page, site) =>
      leadsTo('article', item, page, site) && !!item.querySelector('time[datetime]'),
  },
  { rule: 'R34', name: 'download block', on: ['product', 'service'], isItem: isDownload },
  {
    rule: 'R35',
    name: 'service block',
    on: ['product', 'article'],
    isItem: (item, page, site) => leadsTo('service', item, page, site),
  },
  {
    rule: 'R36',
    name: 'product box',
    on: ['service', 'article'],
    isItem: (item, page, site) => leadsTo('product', item, page, site),
  },
]

/** Whether the page has a section with a heading and a list that contains only items of the block. */
function has(block: Block, page: Page, site: Site): boolean {
  return page.root.querySelectorAll('main section').some((section) => {
    const items = section.querySelectorAll('ul > li')
    return (
      !!section.querySelector('h2') &&
      items.length > 0 &&
      items.every((item) => block.isItem(item, page, site))
    )
  })
}

/** Each block is on the pages of the same entries in every language; the fixture has it on each kind of page. */
export function blockChecks(site: Site): Check[] {
  return blocks.flatMap((block) =>
    block.on.map((route) => {
      const entries = localeCodes.map((locale) =>
        site.pages
          .filter(
            ({ declared }) => declared?.route === route && declared.locale === locale && !declared.alias,
          )
          .filter((page) => has(block, page, site))
          .map(({ declared }) => declared?.entry)
          .sort()
          .join(', '),
      )
      const missing = isFixture() ? localeCodes.filter((_, index) => entries[index] === '') : []
      return {
        name: `${block.rule} ${block.name} ${route}`,
        problems: [
          ...missing.map((locale) => `no ${route} page has it in ${locale}`),
          ...(new Set(entries).size > 1 ? [`other entries in each language: ${entries.join(' | ')}`] : []),
        ],
      }
    }),
  )
}
