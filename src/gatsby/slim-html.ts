/** Leaves out of Gatsby's HTML what no browser needs; every page has to fit into the first packets of an answer. */
import { crawlerAttribute } from '../seo/head-tags'

/** React writes some names of attributes as its properties are called; HTML knows no capitals. */
const properties = / (?:charSet|hrefLang|srcSet|dateTime)=/g

/** Gatsby's mark: it takes such elements out as React takes over. Those for crawlers stay, without either mark. */
const marks = new RegExp(` (?:${crawlerAttribute}|data-gatsby-head)="true"`, 'g')

function slimTag(tag: string): string {
  const small = tag.replace(properties, (name) => name.toLowerCase()).replace(/\s*\/>$/, '>')
  return small.includes(crawlerAttribute) ? small.replace(marks, '') : small
}

/**
 * Takes a page without its scripts and styles. Gatsby's own live region is hidden: the client switches it off, and
 * has one that speaks the page's language.
 */
export function slimHtml(html: string): string {
  return html
    .replace(/<[a-z][^>]*>/g, slimTag)
    .replace(/(<html\b[^>]*) data-original-tag="html"/, '$1')
    .replace('initial-scale=1, shrink-to-fit=no', 'initial-scale=1')
    .replace(/(id="gatsby-announcer") style="[^"]*"/, '$1 hidden')
}
