/** Helpers for browser tests of navigation. */
import type { Page } from '@playwright/test'

/** Follows a link of the page as a click would, wherever it is. */
export async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((wanted) => {
    const link = [...document.querySelectorAll<HTMLAnchorElement>('a')].find(
      (candidate) => candidate.getAttribute('href') === wanted,
    )
    if (!link) throw new Error(`no link to ${wanted}`)
    link.click()
  }, href)
}

/**
 * Waits until the page at `path` is in the document and its transition has ended. On the way back, the address bar
 * changes too early, so this checks the page's canonical address.
 */
export async function settled(page: Page, path: string): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      location.pathname === wanted &&
      new URL(document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href)
        .pathname === wanted &&
      document.readyState === 'complete' &&
      document.querySelectorAll('main').length === 1 &&
      !document.querySelector('main')?.className.includes('page-'),
    path,
  )
}

/** Follows a link and waits for its page. */
export async function visit(page: Page, path: string): Promise<void> {
  await follow(page, path)
  await settled(page, path)
}

/** Marks the document, in order to recognise it later. */
export async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { markedDocument: true }))
}

/** Returns whether the marked document is still there, that is, no page load has happened. */
export async function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'markedDocument' in window)
}

/** Waits until the page has drawn its latest state. */
export async function frames(page: Page, count = 2): Promise<void> {
  await page.evaluate(async (wanted) => {
    for (let frame = 0; frame < wanted; frame++) await new Promise(requestAnimationFrame)
  }, count)
}

/** The window's scroll position from the top, in whole pixels. */
export async function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY))
}

/** Scrolls instantly, and waits until the page has handled it. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
  await frames(page)
}

/** Waits until the page has stood still for some frames: within a page, it may scroll smoothly. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let still = 0, last = -1; still < 10; last = scrollY) {
      await new Promise(requestAnimationFrame)
      still = scrollY === last ? still + 1 : 0
    }
  })
}

let pointer = 0

/** Moves the pointer as soon as the page listens to it: the first interaction, which starts the page's scripts. */
export async function act(page: Page): Promise<void> {
  await page.waitForFunction(() => window.___chunkMapping)
  // Always to another place: the page ignores a pointer at rest.
  pointer = (pointer + 2) % 100
  await page.mouse.move(pointer, 9, { steps: 2 })
}
