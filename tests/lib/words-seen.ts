/**
 * Whether text stands out from its background in the rendered pixels: computed colours do not include the backplate.
 */
import type { Page } from '@playwright/test'
import sharp from 'sharp'

/** Controls, and the elements that show their state. */
export const controls = 'a, button, summary, label, [aria-current], [aria-pressed]'

/** WCAG 1.4.11; system colours are the visitor's own choice, so we require no more. */
const leastContrast = 3
/** Minimum share of a line's pixels that its letters cover; edges are antialiased, so fewer have the full colour. */
const leastInk = 0.01

type Line = { name: string; x: number; y: number; width: number; height: number }

/** The first line of words of each visible element, in pixels of the whole page. */
async function linesOf(page: Page, selector: string): Promise<Line[]> {
  return page.evaluate((wanted) => {
    const firstLine = (element: Element): DOMRect | undefined => {
      const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let node = words.nextNode(); node; node = words.nextNode()) {
        if (!node.textContent?.trim() || node.parentElement?.closest('.hidden:not(:focus, :active)')) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        const [box] = range.getClientRects()
        if (box && box.width > 4 && box.height > 4) return box
      }
      return undefined
    }
    /** Whether a scrolling list hides the item, which is not a problem of colours. */
    const isScrolledAway = (element: Element, { top, bottom }: DOMRect): boolean => {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        if (!/auto|scroll/.test(getComputedStyle(box).overflowY)) continue
        const shown = box.getBoundingClientRect()
        if (top < shown.top || bottom > shown.bottom) return true
      }
      return false
    }
    return [...document.querySelectorAll(wanted)].flatMap((element) => {
      const box = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        ? firstLine(element)
        : undefined
      if (!box || box.left < 0 || box.right > innerWidth || isScrolledAway(element, box)) return []
      const name = `${element.outerHTML.slice(0, 60)} “${element.textContent?.trim().slice(0, 30)}”`
      return [{ name, x: box.left + scrollX, y: box.top + scrollY, width: box.width, height: box.height }]
    })
  }, selector)
}

/** The linear light of each of the 256 values of a colour channel (WCAG 2.2, relative luminance). */
const light = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

/** Takes a colour as 0xRRGGBB. */
const luminance = (colour: number): number =>
  0.2126 * (light[colour >> 16] ?? 0) +
  0.7152 * (light[(colour >> 8) & 255] ?? 0) +
  0.0722 * (light[colour & 255] ?? 0)

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** Whether enough pixels of a line stand out from its most frequent colour; `counts` is by colour. */
function isSeen(counts: ReadonlyMap<number, number>): boolean {
  let [ground, most, all] = [0, 0, 0]
  for (const [colour, count] of counts) {
    all += count
    if (count > most) [ground, most] = [colour, count]
  }
  const behind = luminance(ground)
  let ink = 0
  for (const [colour, count] of counts) if (contrast(luminance(colour), behind) >= leastContrast) ink += count
  return ink >= leastInk * all
}

/** Takes a screenshot of the page, and returns the visible elements of a selector whose text cannot be seen in it. */
export async function unseenWords(page: Page, selector: string, fullPage = true): Promise<string[]> {
  // A sticky header would be drawn over text further down the page.
  if (fullPage) await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  const picture = sharp(await page.screenshot({ fullPage, scale: 'css', animations: 'disabled' }))
  // After the screenshot, for which Chromium lays the page out again, applying a changed text size.
  const lines = await linesOf(page, selector)
  if (lines.length === 0) throw new Error(`No visible words in ${selector}`)
  const offset = fullPage ? { x: 0, y: 0 } : await page.evaluate(() => ({ x: scrollX, y: scrollY }))
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return lines.flatMap(({ name, x, y, width, height }) => {
    const [left, top] = [Math.floor(x - offset.x), Math.floor(y - offset.y)]
    const counts = new Map<number, number>()
    for (let row = Math.max(0, top); row < Math.min(info.height, top + height); row++) {
      for (let column = Math.max(0, left); column < Math.min(info.width, left + width); column++) {
        const colour = data.readUIntBE((row * info.width + column) * 3, 3)
        counts.set(colour, (counts.get(colour) ?? 0) + 1)
      }
    }
    return counts.size > 0 && !isSeen(counts) ? [name] : []
  })
}
