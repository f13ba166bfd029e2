/**
 * The head of every page, for Gatsby's Head API. Built with `createElement`, not JSX: with React 19, Gatsby keeps
 * React from taking over the real `<html>` and `<head>` by wrapping this one function; elements from the automatic
 * JSX runtime would slip past it and wipe every other attribute of `<html>`, the visitor's theme among them.
 */
import { createElement, Fragment } from 'react'
import type { PageData } from '../page-data/types'
import { siteUrl } from '../site/site-url'
import { browserTags, crawlerAttribute, crawlerTags, documentTitle, type HeadTag } from './head-tags'
import { jsonLd } from './json-ld/json-ld'

type Props = { page: PageData }

const element = ({ tag, ...attributes }: HeadTag, more?: object) =>
  createElement(tag as string, { ...attributes, ...more })

/** What stands in the built HTML only; each element is marked, so that Gatsby leaves it there (src/gatsby/slim-html.ts). */
function forCrawlers(page: PageData) {
  const mark = { [crawlerAttribute]: 'true' }
  const data = jsonLd(page, siteUrl)
  const json = data && JSON.stringify(data).replace(/</g, '\\u003c')
  return [
    ...crawlerTags(page, siteUrl).map((tag) => element(tag, mark)),
    json && createElement('script', { type: 'application/ld+json', ...mark }, json),
  ]
}

/**
 * Renders language, title, meta tags, links and structured data. The build sets `CRAWLER_TAGS`; it is empty in what
 * visitors download, which therefore holds no code for those tags.
 */
export function PageHead({ page }: Props) {
  return createElement(
    Fragment,
    null,
    createElement('html', { lang: page.meta.iso }),
    createElement('title', null, documentTitle(page)),
    ...browserTags(page, siteUrl).map((tag) => element(tag)),
    ...(process.env.CRAWLER_TAGS ? forCrawlers(page) : []),
  )
}
