/** Lets its content follow the pointer (R93). */
import { useCallback, useRef, type ReactNode } from 'react'
import { startPointerParallax } from '../../client/motion/pointer-behaviour'
import type { PointerOptions } from '../../client/motion/pointer-parallax'
import { useMotion } from '../../client/motion/use-motion'
import * as styles from './pointer-parallax.module.css'

type Props = { type?: PointerOptions['type']; strength?: number; className?: string; children: ReactNode }

/** A viewport whose content moves behind it. Still until the pointer is over it, and always with reduced motion. */
export function PointerParallax({ type, strength, className, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const start = useCallback(
    (element: HTMLElement) => startPointerParallax(element, { type, strength }),
    [type, strength],
  )
  useMotion(box, start)
  return (
    <div ref={box} className={[styles.box, className].filter(Boolean).join(' ')}>
      <div className={styles.content}>{children}</div>
    </div>
  )
}
