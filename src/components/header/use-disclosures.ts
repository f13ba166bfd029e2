/** Script enhancement of the native menus: they close when the visitor moves on to something else. */
import { useEffect, type RefObject } from 'react'
import { viewport } from '../../client/viewport/viewport'

/**
 * Takes the element around the menus. An open menu closes on a press outside, on Escape (which returns the focus to its
 * button), when a link in it is followed, when the focus leaves it, when another one opens, and when the window crosses
 * a breakpoint: on a rotated tablet it would belong to a layout that is gone.
 */
export function useDisclosures(around: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const open = () => [...(around.current?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [])]
    const closeAllBut = (kept: (menu: HTMLDetailsElement) => boolean) => {
      for (const menu of open()) if (!kept(menu)) menu.open = false
    }
    const onClick = ({ target }: MouseEvent) => {
      const element = target instanceof Element ? target : null
      closeAllBut((menu) => menu.contains(element) && element?.closest('a') === null)
    }
    const onFocus = ({ target }: FocusEvent) => {
      closeAllBut((menu) => target instanceof Node && menu.contains(target))
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      const menu = open().find((candidate) => candidate.contains(document.activeElement)) ?? open()[0]
      closeAllBut(() => false)
      menu?.querySelector('summary')?.focus()
    }
    document.addEventListener('click', onClick)
    document.addEventListener('focusin', onFocus)
    document.addEventListener('keydown', onKey)
    const stop = viewport.subscribe(() => closeAllBut(() => false))
    return () => {
      stop()
      document.removeEventListener('click', onClick)
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('keydown', onKey)
    }
  }, [around])
}
