/**
 * The head of every page, for Gatsby's Head API. Built with `createElement`, not JSX: with React 19, Gatsby wraps only
 * this function to keep React from taking over the real `<html>` and `<head>`; elements from the automatic JSX runtime
 * would bypass the wrapper and remove every other attribute of `<html>`, including the visitor's theme.
 */
import { createElement, Fragment } from 'react'
import { scriptJson } from '../lib/script-json'
import type { PageData } from '../page/types'
import { siteUrl } from '../site/site-url'
import { browserTags, crawlerAttribute, crawlerTags, documentTitle, type HeadTag } from './head-tags'
import { declarationName, encodeDeclaration } from './head-declaration'
import { languageAttributes } from '../site/locales'
import { jsonLd } from './json-ld/json-ld'

type Props = { page: PageData }

const element = ({ tag, ...attributes }: HeadTag, more?: object) =>
  createElement(tag as string, { ...attributes, ...more })

/** Marks tags for the built HTML only, so that Gatsby does not touch them (src/gatsby/slim-html.ts). */
const mark = { [crawlerAttribute]: 'true' }

/** Placed before any editor-supplied text. */
function declaration(page: PageData) {
  const content = encodeDeclaration({
    title: documentTitle(page),
    tags: [...browserTags(page, siteUrl), ...crawlerTags(page, siteUrl)],
    data: jsonLd(page, siteUrl),
  })
  return element({ tag: 'meta', name: declarationName, content }, mark)
}

function forCrawlers(page: PageData) {
  const data = jsonLd(page, siteUrl)
  return [
    ...crawlerTags(page, siteUrl).map((tag) => element(tag, mark)),
    data && createElement('script', { type: 'application/ld+json', ...mark }, scriptJson(data)),
  ]
}

/**
 * Renders language, title, meta tags, links and structured data. `CRAWLER_TAGS` is set at build time only, so that the
 * client bundle contains no code for those tags.
 */
export function PageHead({ page }: Props) {
  return createElement(
    Fragment,
    null,
    createElement('html', languageAttributes(page.meta.iso)),
    process.env.CRAWLER_TAGS ? declaration(page) : null,
    createElement('title', null, documentTitle(page)),
    ...browserTags(page, siteUrl).map((tag) => element(tag)),
    ...(process.env.CRAWLER_TAGS ? forCrawlers(page) : []),
  )
}
