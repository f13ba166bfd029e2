/** Links to the site's pages, wherever they are: the client's navigation follows them, and prefetches likely ones. */
import { kindOfHref } from '../../site/href-kind'
import { hoverDelay } from '../../site/constants'
import { gatsbyRuntime } from './gatsby'
import { isMetered } from '../connection'
import { isPlainClick } from './plain-click'

const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null

/** The address of the site's page that a link leads to, or undefined if the browser should follow it itself. */
function pageOf(link: HTMLAnchorElement | null): string | undefined {
  if (!link || link.origin !== location.origin || link.hasAttribute('download')) return undefined
  if ((link.target && link.target !== '_self') || kindOfHref(link.pathname) !== 'page') return undefined
  const page = link.pathname + link.search
  const isFragment = page === location.pathname + location.search && link.href.includes('#')
  return isFragment ? undefined : page + link.hash
}

/**
 * Follows links with the client's navigation. One listener handles the links of components and those in rendered
 * Markdown alike, so that a page needs no script per link. Returns the function that stops it.
 */
export function serveLinks(root: Document = document): () => void {
  const onClick = (event: MouseEvent) => {
    const page = event.defaultPrevented || !isPlainClick(event) ? undefined : pageOf(linkOf(event))
    if (!page) return
    event.preventDefault()
    const replace = page === location.pathname + location.search
    gatsbyRuntime().___navigate(page, { replace })
  }
  root.addEventListener('click', onClick)
  return () => root.removeEventListener('click', onClick)
}

/**
 * Prefetches the page of a link that is about to be followed: when the pointer rests on it, when it has the focus, when
 * a finger touches it. Each page is loaded once, with the request that showing it needs. Returns the function that
 * stops it.
 */
export function fetchLikelyPages(root: Document = document): () => void {
  let rest: ReturnType<typeof setTimeout> | undefined
  const fetchAhead = (event: Event) => {
    const page = isMetered() ? undefined : pageOf(linkOf(event))
    if (page) gatsbyRuntime().___loader.hovering(page)
  }
  const onOver = (event: Event) => {
    clearTimeout(rest)
    if (linkOf(event)) rest = setTimeout(() => fetchAhead(event), hoverDelay)
  }
  const listeners = { pointerover: onOver, pointerdown: fetchAhead, focusin: fetchAhead }
  const entries = Object.entries(listeners)
  entries.forEach(([type, listener]) => root.addEventListener(type, listener, { passive: true }))
  return () => {
    clearTimeout(rest)
    entries.forEach(([type, listener]) => root.removeEventListener(type, listener))
  }
}
