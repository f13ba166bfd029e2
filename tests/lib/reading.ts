/** Whether everything on a page is readable at the current window and text size. */
import type { Page } from '@playwright/test'

/** How long a layout that scripts adjust may lag behind a change, in milliseconds. */
const patience = 1500

/**
 * Returns what cannot be read without scrolling sideways, or not at all: overflowing elements, clipped text, and terms
 * torn out of their sentence. Text for screen readers only is clipped on purpose.
 */
export async function reading(page: Page): Promise<string[]> {
  const fits = () => document.documentElement.scrollWidth <= document.documentElement.clientWidth
  await page.waitForFunction(fits, undefined, { timeout: patience }).catch(() => undefined)
  return page.evaluate(() => {
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${(element.textContent ?? '').trim().slice(0, 40)}"`
    const all = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) =>
      element.checkVisibility(),
    )
    // Elements that scroll or clip their content do not widen the page.
    const isInside = (element: Element): boolean => {
      for (
        let around = element.parentElement;
        around && around !== document.body;
        around = around.parentElement
      )
        if (getComputedStyle(around).overflowX !== 'visible') return true
      return false
    }
    const problems: string[] = []
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) {
      const out = all
        .filter((element) => element.getBoundingClientRect().right > clientWidth + 1 && !isInside(element))
        .sort((a, b) => a.querySelectorAll('*').length - b.querySelectorAll('*').length)[0]
      problems.push(`scrolls sideways by ${scrollWidth - clientWidth} px: ${out ? name(out) : ''}`)
    }
    // A term that must not break is part of its sentence.
    for (const term of document.querySelectorAll('.whole'))
      if (getComputedStyle(term).display !== 'inline') problems.push(`torn out of its line: ${name(term)}`)
    for (const element of all) {
      const hasWords = [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
      )
      if (!hasWords || element.closest('.hidden, svg, option')) continue
      const box = element.getBoundingClientRect()
      for (let around: HTMLElement | null = element; around; around = around.parentElement) {
        const { overflowX, overflowY, position, clipPath } = getComputedStyle(around)
        // For screen readers only, as with `.hidden`: table headers in a narrow window.
        if (clipPath === 'inset(50%)') break
        const edge = around.getBoundingClientRect()
        const cutAside =
          /hidden|clip/.test(overflowX) &&
          (box.right > edge.right + 2 || around.scrollWidth > around.clientWidth + 2)
        const cutBelow =
          /hidden|clip/.test(overflowY) &&
          (box.bottom > edge.bottom + 2 || around.scrollHeight > around.clientHeight + 2)
        if (cutAside || cutBelow) {
          problems.push(
            `cut off ${cutAside ? 'aside' : 'below'} by ${name(around).slice(0, 60)}: ${name(element)}`,
          )
          break
        }
        if (position === 'fixed' || /auto|scroll/.test(overflowX + overflowY)) break
      }
    }
    return [...new Set(problems)].slice(0, 8)
  })
}
