/** Tags in the first page's head that only crawlers read (src/seo/page-head.tsx). */

const crawlerTags =
  'link:is([hreflang],[rel=prev],[rel=next]),meta:is([property],[name^="twitter:"]),script[type="application/ld+json"]'

/** Removes them once another page is shown, which they do not describe. */
export function dropCrawlerTags(): void {
  for (const element of document.head.querySelectorAll(crawlerTags)) element.remove()
}
