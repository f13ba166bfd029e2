/** A walk through a page by the Tab key alone: whether the focus is visible and uncovered at each stop (L52). */
import type { Page } from '@playwright/test'

/** The maximum number of Tab presses on a page; the longest page has fewer stops. */
const mostStops = 200

/** Returns what is wrong with the focused element: no outline, or covered. Empty if nothing is, `end` past the last. */
async function focusProblem(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const look = (): string => {
      const element = document.activeElement
      if (!element || element === document.body) return 'end'
      // Fields with a button and links that cover a card show their outline around both.
      const shown = [element, element.parentElement, element.closest('.target')].some((outlined) => {
        if (!outlined) return false
        const { outlineStyle, outlineWidth } = getComputedStyle(outlined)
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
      })
      const parts = [0.1, 0.5, 0.9]
      const seen = [...element.getClientRects()].some((box) =>
        parts.some((x) =>
          parts.some((y) => {
            const top = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y)
            return top !== null && (element.contains(top) || top.contains(element))
          }),
        ),
      )
      if (shown && seen) return ''
      return `${shown ? '' : 'no outline '}${seen ? '' : 'covered '}${element.outerHTML.slice(0, 100)}`
    }
    // Outlines appear and pages scroll within a few frames.
    for (let tries = 0; tries < 10; tries++) {
      await new Promise(requestAnimationFrame)
      const found = look()
      if (found === '' || found === 'end') return found
    }
    return look()
  })
}

/**
 * Presses Tab from the current focus to the end of the page.
 * @returns the number of stops and the problems at them; a focus trap is a problem, too
 */
export async function walkByTab(page: Page): Promise<{ stops: number; problems: string[] }> {
  const problems = new Set<string>()
  for (let stops = 0; stops < mostStops; stops++) {
    await page.keyboard.press('Tab')
    const found = await focusProblem(page)
    if (found === 'end') return { stops, problems: [...problems] }
    if (found) problems.add(found)
  }
  return { stops: mostStops, problems: [...problems, 'the keyboard does not leave the page'] }
}
