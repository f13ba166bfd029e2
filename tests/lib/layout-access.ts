/** Problems that only a rendered page shows: small targets, links marked by colour alone, messages that vanish. */
import type { Page } from '@playwright/test'

/** The smallest target, in pixels (WCAG 2.5.8). */
const smallest = 24

/**
 * Returns the targets that are smaller and have no space around them. Links inside a sentence may be as small as its
 * words, and a field's label is part of its target.
 */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const all = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, select, summary, input:not([type=hidden]), [role=button], [role=link], [role=tab], [role=checkbox]',
      ),
    ].filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    const boxOf = (element: HTMLElement) => {
      const own = element.getBoundingClientRect()
      const label =
        element instanceof HTMLInputElement ? element.labels?.[0]?.getBoundingClientRect() : undefined
      if (!label) return own
      const [left, top] = [Math.min(own.left, label.left), Math.min(own.top, label.top)]
      return new DOMRect(
        left,
        top,
        Math.max(own.right, label.right) - left,
        Math.max(own.bottom, label.bottom) - top,
      )
    }
    const inSentence = (element: HTMLElement) =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === 3 && node.textContent?.trim(),
      )
    // A link that covers its card is as large as the card.
    const isStretched = (element: HTMLElement) =>
      ['::before', '::after'].some((part) => {
        const { position, inset, content } = getComputedStyle(element, part)
        return position === 'absolute' && inset === '0px' && content !== 'none'
      })
    const targets = all
      .map((element) => ({ element, box: boxOf(element) }))
      .filter(({ box }) => box.width * box.height > 1)
    const isSmall = ({ box }: { box: DOMRect }) => box.width < least - 0.5 || box.height < least - 0.5
    return targets
      .filter((target) => isSmall(target) && !inSentence(target.element) && !isStretched(target.element))
      .filter(({ element, box }) => {
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
        return targets.some((other) => {
          if (other.element === element || other.element.contains(element) || element.contains(other.element))
            return false
          const radius = isSmall(other) ? least : least / 2
          const at = isSmall(other)
            ? [other.box.left + other.box.width / 2, other.box.top + other.box.height / 2]
            : [
                Math.max(other.box.left, Math.min(x, other.box.right)),
                Math.max(other.box.top, Math.min(y, other.box.bottom)),
              ]
          return Math.hypot(x - (at[0] ?? 0), y - (at[1] ?? 0)) < radius - 0.5
        })
      })
      .map(
        ({ element, box }) =>
          `${Math.round(box.width)}×${Math.round(box.height)} ${element.outerHTML.slice(0, 90)}`,
      )
  }, smallest)
}

/** Returns the links inside sentences that are distinguished from the surrounding text only by colour. */
export async function colourOnlyLinks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shape = (element: Element) => {
      const { fontWeight, fontStyle, fontFamily, backgroundColor, borderBottomWidth, borderBottomStyle } =
        getComputedStyle(element)
      const border = borderBottomStyle === 'none' ? '0px' : borderBottomWidth
      return [fontWeight, fontStyle, fontFamily, backgroundColor, border].join()
    }
    const isUnderlined = (element: Element) =>
      [element, ...element.querySelectorAll('*')].some((part) =>
        getComputedStyle(part).textDecorationLine.includes('underline'),
      )
    return [...document.querySelectorAll('p a[href], li a[href], td a[href], dd a[href], figcaption a[href]')]
      .filter((link) => link.checkVisibility() && link.textContent.trim() !== '')
      .filter((link) => {
        const around = link.closest('p, li, td, dd, figcaption')
        const beside = [...(around?.childNodes ?? [])].some(
          (node) => !node.contains(link) && node.nodeType === 3 && /\p{L}{2}/u.test(node.textContent ?? ''),
        )
        return around && beside && !isUnderlined(link) && shape(link) === shape(around)
      })
      .map((link) => link.outerHTML.slice(0, 100))
  })
}

/**
 * Advances the page's clock, which must be a fake one, by a number of seconds and returns the messages that have
 * disappeared by themselves, and those that are not announced by screen readers.
 */
export async function lostMessages(page: Page, seconds = 30): Promise<string[]> {
  const messages = () =>
    page.evaluate(() => {
      const live = '[role=status], [role=alert], [role=log], [aria-live]:not([aria-live=off]), output, dialog'
      const seen = (element: Element) => element.checkVisibility() && element.textContent.trim() !== ''
      const said = [...document.querySelectorAll('[role=status], [role=alert]')].filter(seen)
      const unsaid = [...document.querySelectorAll('[class], [id]')].filter((element) => {
        const names = `${element.id} ${element.getAttribute('class') ?? ''}`
        return (
          /(?:^|[\s_-])(?:alert|toast|snackbar|error|errors|status|success|message)(?:$|[\s_-])/i.test(
            names,
          ) &&
          seen(element) &&
          !element.closest(live) &&
          !element.querySelector(live)
        )
      })
      // A field's description is announced with the field.
      const described = [...document.querySelectorAll('[aria-describedby]')].flatMap((field) =>
        (field.getAttribute('aria-describedby') ?? '').split(/\s+/),
      )
      return {
        said: said.map((element) => element.textContent.trim()),
        unsaid: unsaid
          .filter(({ id }) => !described.includes(id))
          .map((element) => element.outerHTML.slice(0, 100)),
      }
    })
  const before = await messages()
  await page.clock.runFor(seconds * 1000)
  const after = await messages()
  return [
    ...before.said
      .filter((text) => !after.said.includes(text))
      .map((text) => `vanishes: ${text.slice(0, 60)}`),
    ...after.unsaid.map((markup) => `no live region: ${markup}`),
  ]
}

/** Returns elements with endless automatic motion (WCAG 2.2.2). */
export async function endlessMotion(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && effect?.getComputedTiming().endTime === Infinity,
      )
      .map(({ effect }) =>
        effect instanceof KeyframeEffect ? (effect.target?.outerHTML.slice(0, 100) ?? '') : '',
      ),
  )
}
