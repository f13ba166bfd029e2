/** Moves its content as the page scrolls (R94). */
import { useCallback, useRef, type ReactNode } from 'react'
import { startScrollParallax } from '../../client/motion/scroll-behaviour'
import type { ScrollOptions } from '../../client/motion/scroll-parallax'
import { useMotion } from '../../client/motion/use-motion'
import * as styles from './scroll-parallax.module.css'

type Props = ScrollOptions & { className?: string; children: ReactNode }

/** A viewport whose content moves behind it. Visible and in place without scripts and with reduced motion. */
export function ScrollParallax({ axis, speed, direction, className, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const start = useCallback(
    (element: HTMLElement) => startScrollParallax(element, { axis, speed, direction }),
    [axis, speed, direction],
  )
  useMotion(box, start)
  return (
    <div ref={box} className={[styles.box, className].filter(Boolean).join(' ')}>
      <div>{children}</div>
    </div>
  )
}
