/** Captions: valid WebVTT with ascending timestamps (https://www.w3.org/TR/webvtt1/). */
import { decode } from '../sources/decode'
import { faultAt, type FileFinding, type SourceFile } from '../sources/source'

const timing =
  /^((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})[ \t]+-->[ \t]+((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})(?:[ \t].*)?$/

const secondsOf = (time: string): number =>
  time.split(':').reduce((total, part) => total * 60 + Number(part), 0)

/** Faults in the timing lines; the last one reports that there is none. */
function timeFaults(lines: readonly string[]): FileFinding[] {
  const faults: FileFinding[] = []
  let [count, last] = [0, 0]
  lines.forEach((line, index) => {
    if (!line.includes('-->')) return
    count += 1
    const [, from, to] = timing.exec(line.trim()) ?? []
    if (
      from === undefined ||
      to === undefined ||
      secondsOf(to) <= secondsOf(from) ||
      secondsOf(from) < last
    ) {
      faults.push(faultAt(index + 1, 'caption-time', { times: line.trim() }))
    } else last = secondsOf(from)
  })
  if (count > 0) return faults
  return [faultAt(1, 'captions-empty')]
}

/** Returns the faults of a caption file. */
export function captionFaults(file: SourceFile): FileFinding[] {
  const decoded = decode(file)
  if ('fault' in decoded) return [decoded.fault]
  const lines = decoded.text.split('\n')
  if (/^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? '')) return timeFaults(lines)
  return [faultAt(1, 'not-webvtt')]
}
