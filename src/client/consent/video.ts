/** The video consent: this once, or always (semantics, 10.2; the cookie helper of spec, section 2). */
import { allChoices, consent } from './store'

/** Allows external media from now on, in the same store as the cookie banner; other choices stay (L22). */
export function alwaysAllowMedia(): void {
  consent.choose({ ...(consent.record()?.choices ?? allChoices(false)), media: true })
}

/**
 * Whether a video may be loaded. `once` is the visitor's press on this very player; it ends when consent
 * to external media is withdrawn later (L24), which the caller says by resetting it.
 */
export function mayLoadVideo(once: boolean): boolean {
  return once || consent.allows('media')
}
