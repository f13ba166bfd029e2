/**
 * The head of every page, for Gatsby's Head API. Built with `createElement`, not JSX: with React 19, Gatsby keeps
 * React from taking over the real `<html>` and `<head>` by wrapping this one function; elements from the automatic
 * JSX runtime would slip past it and wipe every other attribute of `<html>`, the visitor's theme among them.
 */
import { createElement, Fragment } from 'react'
import type { PageData } from '../page-data/types'
import { siteUrl } from '../site/site-url'
import { documentTitle, headTags } from './head-tags'
import { jsonLd } from './json-ld'

type Props = { page: PageData }

/** Renders language, title, meta tags, links and structured data. */
export function PageHead({ page }: Props) {
  const data = jsonLd(page, siteUrl)
  const tags = headTags(page, siteUrl).map(({ tag, ...attributes }, key) =>
    createElement(tag, { key, ...attributes }),
  )
  return createElement(
    Fragment,
    null,
    createElement('html', { lang: page.meta.iso }),
    createElement('title', null, documentTitle(page)),
    ...tags,
    data &&
      createElement('script', { type: 'application/ld+json' }, JSON.stringify(data).replace(/</g, '\\u003c')),
  )
}
