/** Chunk errors: the test for an error of that kind, and the hook that is called (R62). */
import { createEmitter } from '../emitter'
import type { Unchecked } from '../unchecked'

/** The hook: subscribers receive the error each time a chunk fails to load. */
export const chunkErrors = createEmitter<unknown>()

/**
 * The bundler's error for a script or style sheet it could not load, recognised by name or code, not by its message.
 */
export function isChunkError(error: unknown): boolean {
  const { name, code } = (error as Unchecked<'name' | 'code'>) ?? {}
  return name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED'
}
