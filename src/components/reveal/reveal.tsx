/** Lets its content appear when it comes into view (spec, section 9: threshold 0.5). */
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { startReveal } from '../../client/motion/reveal-behaviour'
import * as styles from './reveal.module.css'

type Props = {
  /** Appear again after it was out of sight below; default: once. */
  again?: boolean
  className?: string
  children: ReactNode
}

/** Only what stands below the window when React takes over is hidden at all; nothing without scripts. */
export function Reveal({ again = false, className, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => (box.current ? startReveal(box.current, again) : undefined), [again])
  return (
    <div ref={box} className={[styles.reveal, className].filter(Boolean).join(' ')}>
      {children}
    </div>
  )
}
