/** Moves a strip of slides and knows which one is in view. */
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'

type Slider = {
  /** For the element that scrolls. */
  track: RefObject<HTMLDivElement | null>
  /** The slide in view, from 0. */
  index: number
  /** The slide to tell screen readers about; undefined until the visitor has moved by button or key. */
  told: number | undefined
  /** Brings a slide into view; past either end it starts over at the other. */
  go: (index: number) => void
  /** Makes the strip reachable and movable with the keyboard. */
  keyboard: { tabIndex: number; onKeyDown: (event: KeyboardEvent) => void }
}

/** Takes the number of slides; all slides are as wide as the strip. */
export function useSlider(count: number): Slider {
  const track = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(0)
  const [told, setTold] = useState<number>()

  useEffect(() => {
    const strip = track.current
    const onScroll = () => {
      if (strip && strip.clientWidth > 0) setIndex(Math.round(strip.scrollLeft / strip.clientWidth))
    }
    strip?.addEventListener('scroll', onScroll, { passive: true })
    return () => strip?.removeEventListener('scroll', onScroll)
  }, [])

  const go = (wanted: number) => {
    const next = (wanted + count) % count
    setIndex(next)
    setTold(next)
    // Whether it glides or jumps is the style's matter (reduced motion).
    if (track.current) track.current.scrollLeft = next * track.current.clientWidth
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    go(index + step)
  }

  return { track, index, told, go, keyboard: { tabIndex: 0, onKeyDown } }
}
