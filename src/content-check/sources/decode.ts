/** From bytes to text: UTF-8 only, no binary content, no merge-conflict markers, a plausible size. */
import { faultAt, type FileFinding, type SourceFile } from './source'

/** The largest text file, in bytes; a long article has about 20 kB (MD-61). */
export const maxTextSize = 1024 * 1024

type Decoded = { text: string } | { fault: FileFinding }

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length

function undecodable(bytes: Uint8Array): FileFinding {
  const text = new TextDecoder('utf-8').decode(bytes)
  const line = lineAt(text, Math.max(0, text.indexOf('\ufffd')))
  return faultAt(line, 'not-utf8')
}

function mergeMarks(text: string): FileFinding | undefined {
  const match = /^(?:<{7}|>{7})(?: |\r?$)/m.exec(text)
  return match ? faultAt(lineAt(text, match.index), 'merge-conflict') : undefined
}

/** A carriage return alone ends no line for Gatsby, which would build a page without title and text. */
function loneReturn(text: string): FileFinding | undefined {
  const index = text.indexOf('\r')
  return index < 0 ? undefined : faultAt(lineAt(text, index), 'lone-return')
}

/** Decodes a file. Strips the byte order mark and normalizes line endings to `\n`, which keeps line numbers. */
export function decode({ size, bytes }: SourceFile): Decoded {
  if (size > maxTextSize || !bytes) {
    const kilobytes = Math.round(size / 1024)
    return { fault: faultAt(1, 'file-too-large.text', { kilobytes, most: maxTextSize / 1024 }) }
  }
  const [first, second] = bytes
  const utf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  if (utf16) return { fault: faultAt(1, 'not-utf8.utf16') }
  const zero = bytes.indexOf(0)
  if (zero >= 0) {
    const before = new TextDecoder('utf-8').decode(bytes.subarray(0, zero))
    return { fault: faultAt(lineAt(before, before.length), 'binary-file') }
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\r\n', '\n')
    const fault = mergeMarks(text) ?? loneReturn(text)
    if (fault) return { fault }
    if (text.trim() !== '') return { text }
    return { fault: faultAt(1, 'empty-file') }
  } catch {
    return { fault: undecodable(bytes) }
  }
}
