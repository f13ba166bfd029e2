/** Focus and announcement once a new page is in the document (docs/spec/navigation.md#transition). */
import { hashTarget } from '../scroll/apply'

let region: HTMLElement | undefined

/**
 * The live region of page changes. Gatsby's own, which the finished HTML hides, is English only and reads the page that is
 * still leaving.
 */
function liveRegion(): HTMLElement {
  if (region?.isConnected) return region
  region = document.createElement('div')
  region.className = 'hidden'
  region.setAttribute('role', 'status')
  document.body.append(region)
  return region
}

/** Moves the focus to the hash's target, else to the page's main part; the view stays where it is. */
export function moveFocus(hash: string): void {
  const target = hashTarget(hash) ?? document.querySelector<HTMLElement>('main')
  if (!target) return
  if (!target.hasAttribute('tabindex') && !target.matches('a[href],button,input,select,textarea'))
    target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/** Announces the new page's heading, or its title. */
export function announcePage(): void {
  const name = document.querySelector('main h1')?.textContent || document.title
  const place = liveRegion()
  place.lang = document.documentElement.lang
  place.textContent = name
}

/** Inserts the live region early: one that already has text when inserted is not announced. */
export function prepareAnnouncements(): void {
  liveRegion()
}
