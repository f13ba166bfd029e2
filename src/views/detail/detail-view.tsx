/** The page of a product, a service or another entry: its own hero, facts, sections, related entries, news about it. */
import type { ReactNode } from 'react'
import { Button } from '../../components/button/button'
import { Opening } from '../../components/entry-hero/opening'
import { Facts } from '../../components/facts/facts'
import { Section } from '../../components/section/section'
import { useTexts } from '../../i18n/texts'
import type { EntryBody, PageData, ProductBody, SectionData } from '../../page/types'
import { SectionList } from '../../sections/section-list'
import { News } from '../../sections/news/news'

type Props = {
  page: PageData
  entry: ProductBody | EntryBody
  shape: 'belt' | 'column'
  label: string
  /** The text of the link to the list of entries, which is the page above this one. */
  toList: string
  /** The related entries. */
  children: ReactNode
}

const isClosing = ({ type }: SectionData) => type === 'contactCall' || type === 'downloads'

/** The page's own lists are inserted before the sections that end it: downloads and the contact call. */
export function DetailView({ page: { site, meta }, entry, shape, label, toList, children }: Props) {
  const t = useTexts()
  const { title, tagline, summary, cover, facts, news, sections } = entry
  const end = sections.findLastIndex((section) => !isClosing(section)) + 1
  const list = { label: toList, href: meta.breadcrumb.at(-2)?.href ?? '/', external: false }
  return (
    <>
      <Opening shape={shape} label={label} title={title} tagline={tagline} summary={summary} cover={cover}>
        <div className="cluster screen">
          <Button action={site.contact} />
          <Button action={list} kind="outline" />
        </div>
      </Opening>
      {facts.length > 0 && (
        <Section>
          <Facts facts={facts} />
        </Section>
      )}
      <SectionList sections={sections.slice(0, end)} site={site} />
      {children}
      {news.length > 0 && (
        <News
          section={{
            type: 'news',
            label: t('common:news'),
            heading: t('common:newsAbout', { name: title }),
            items: news,
          }}
        />
      )}
      <SectionList sections={sections.slice(end)} site={site} />
    </>
  )
}
