/** Whether a video may load: once by a press, or always by consent to external media (L20 to L24). */
import { useEffect, useState } from 'react'
import { allowAlso } from './allow'
import { consent } from './store'
import { useConsent } from './use-consent'

export type VideoPermission = {
  /** The player is in the page. */
  loaded: boolean
  /** It was loaded by a press, not by an earlier choice. */
  pressed: boolean
  /** Videos load by themselves: external media are allowed. */
  allowed: boolean
  load: () => void
  /** Unloads what the button loaded. */
  unload: () => void
  /** The visitor wants all videos to load immediately in future. */
  always: boolean
  setAlways: (always: boolean) => void
}

/** One player's permission. A choice that refuses external media removes a loaded player. */
export function useVideoPermission(): VideoPermission {
  const allowed = useConsent('media')
  const [pressed, setPressed] = useState(false)
  const [always, setAlways] = useState(false)
  useEffect(
    () =>
      consent.subscribe(() => {
        if (!consent.allows('media')) setPressed(false)
      }),
    [],
  )
  const load = () => {
    setPressed(true)
    if (always) allowAlso('media')
  }
  const unload = () => setPressed(false)
  return { loaded: pressed || allowed, pressed, allowed, load, unload, always, setAlways }
}
