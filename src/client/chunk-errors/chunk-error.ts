/** Pieces of the page that cannot be loaded: what counts as one, and the hook that is called (R62). */
import { createEmitter } from '../emitter'
import type { Unchecked } from '../unchecked'

/** The hook: subscribers get the error each time a piece of a page could not be loaded. */
export const chunkErrors = createEmitter<unknown>()

/** The bundler's error for a script or style sheet it could not load, known by name or code, not by its text. */
export function isChunkError(error: unknown): boolean {
  const { name, code } = (error as Unchecked<'name' | 'code'>) ?? {}
  return name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED'
}
