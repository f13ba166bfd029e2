/** Links inside rendered Markdown: the client's navigation serves them like every other link of the site. */
import { kindOfHref } from '../../site/href-kind'
import { gatsbyRuntime } from './gatsby'
import { isPlainClick } from './plain-click'

/** The address of the site's page that a link leads to, or undefined if the browser should follow it itself. */
function pageOf(link: HTMLAnchorElement): string | undefined {
  const href = link.getAttribute('href') ?? ''
  const stays = link.target && link.target !== '_self'
  if (stays || link.hasAttribute('download') || kindOfHref(href) !== 'page') return undefined
  const samePage = link.pathname === location.pathname && link.search === location.search && link.hash
  return samePage ? undefined : href
}

/** Listens on the whole document; returns how to stop. */
export function serveTextLinks(root: Document = document): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    // React's links have answered theirs.
    const page = link && !event.defaultPrevented && isPlainClick(event) ? pageOf(link) : undefined
    if (!page) return
    event.preventDefault()
    gatsbyRuntime().___navigate(page)
  }
  root.addEventListener('click', onClick)
  return () => root.removeEventListener('click', onClick)
}
