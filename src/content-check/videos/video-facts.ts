/** A video file's dimensions and duration. */
import type { InputTrack } from 'mediabunny'
import type { VideoFacts } from '../../entries/video-source'

/** Codecs that every supported browser plays (package.json, browserslist); Safari has AV1 on new devices only. */
const playable: Readonly<Record<string, readonly string[]>> = {
  video: ['avc', 'vp8', 'vp9'],
  audio: ['aac', 'opus', 'vorbis'],
}

async function isPlayable(track: InputTrack): Promise<boolean> {
  const codec = await track.getCodec()
  return codec !== null && (playable[track.type]?.includes(codec) ?? true)
}

/**
 * Reads a file. Returns undefined unless it is a complete WebM or MP4 with a video track that every supported browser
 * can play. The library is loaded lazily, so checking texts does not wait for it.
 */
export async function videoFacts(path: string): Promise<VideoFacts | undefined> {
  const { FilePathSource, Input, MP4, WEBM } = await import('mediabunny')
  const input = new Input({ formats: [MP4, WEBM], source: new FilePathSource(path) })
  try {
    const track = await input.getPrimaryVideoTrack()
    const tracks = await input.getTracks()
    if (!track || !(await Promise.all(tracks.map(isPlayable))).every(Boolean)) return undefined
    const [width, height] = [await track.getDisplayWidth(), await track.getDisplayHeight()]
    const duration = await input.computeDuration()
    return width > 0 && height > 0 && duration > 0 ? { width, height, duration } : undefined
  } catch {
    return undefined
  } finally {
    input.dispose()
  }
}
