/** Scrolls a strip of slides and tracks which one is in view. */
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'

type Slider = {
  /** The ref for the scrolling element. */
  track: RefObject<HTMLDivElement | null>
  /** The slide in view, from 0. */
  index: number
  /** The slide to announce to screen readers; undefined until the visitor has moved by button or key. */
  told: number | undefined
  /** Brings a slide into view; wraps around at either end. */
  go: (index: number) => void
  /** Makes the strip focusable and lets the keyboard move it. */
  keyboard: { tabIndex: number; onKeyDown: (event: KeyboardEvent) => void }
}

/** Takes the number of slides; all slides are as wide as the strip. */
export function useSlider(count: number): Slider {
  const track = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(0)
  const [told, setTold] = useState<number>()
  /** The target of smooth scrolling: slides passed on the way are not in view, and the next press counts from it. */
  const goal = useRef<number>(undefined)

  useEffect(() => {
    const strip = track.current
    const listening = new AbortController()
    const on = (type: string, listener: () => void) =>
      strip?.addEventListener(type, listener, { passive: true, signal: listening.signal })
    on('scroll', () => {
      if (!strip || strip.clientWidth === 0) return
      const place = Math.round(strip.scrollLeft / strip.clientWidth)
      if (goal.current !== undefined && goal.current !== place) return
      goal.current = undefined
      setIndex(place)
    })
    // A visitor who scrolls by hand ends the smooth scrolling.
    const release = () => {
      goal.current = undefined
    }
    on('pointerdown', release)
    on('wheel', release)
    return () => listening.abort()
  }, [])

  const go = (wanted: number) => {
    const next = (wanted + count) % count
    goal.current = next
    setIndex(next)
    setTold(next)
    // The style sheet decides between smooth scrolling and jumping (reduced motion).
    if (track.current) track.current.scrollLeft = next * track.current.clientWidth
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    // Alt + ← is the browser's way back.
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    go(index + step)
  }

  return { track, index, told, go, keyboard: { tabIndex: 0, onKeyDown } }
}
