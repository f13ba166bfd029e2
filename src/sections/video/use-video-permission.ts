/** Whether a video may load. */
import { useState } from 'react'

type Permission = {
  /** The player stands in the page. */
  loaded: boolean
  /** It was loaded by a press, not by a choice made earlier. */
  pressed: boolean
  load: () => void
  /** The visitor wants videos to load at once from now on. */
  always: boolean
  setAlways: (always: boolean) => void
}

/** For this page view only; nothing is stored. */
export function useVideoPermission(): Permission {
  const [pressed, setPressed] = useState(false)
  const [always, setAlways] = useState(false)
  return { loaded: pressed, pressed, load: () => setPressed(true), always, setAlways }
}
