/** Lets its content appear when it comes into view. */
import type { ReactNode } from 'react'
import { useReveal } from './use-reveal'

type Props = { again?: boolean; className?: string; children: ReactNode }

/** A box for what has no element of its own to give to `useReveal`. */
export function Reveal({ again, className, children }: Props) {
  const box = useReveal<HTMLDivElement>(again)
  return (
    <div ref={box} className={className}>
      {children}
    </div>
  )
}
