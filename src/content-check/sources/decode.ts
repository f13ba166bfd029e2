/** From bytes to text: UTF-8 only, no binary content, no merge-conflict marks, a size that a person may have written. */
import { message } from '../rule'
import type { FileFault, SourceFile } from './source'

/** The largest text file, in bytes; a long article has about 20 kB (MD-61). */
export const maxTextSize = 1024 * 1024

type Decoded = { text: string } | { fault: FileFault }

const saveAsUtf8 = ['save the file as UTF-8 text', 'speichern Sie die Datei als UTF-8-Text'] as const

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length

function undecodable(bytes: Uint8Array): FileFault {
  const text = new TextDecoder('utf-8').decode(bytes)
  const line = lineAt(text, Math.max(0, text.indexOf('\ufffd')))
  const content = message(
    'not-utf8',
    ['the file is not UTF-8 text', 'die Datei ist kein UTF-8-Text'],
    saveAsUtf8,
  )
  return { ...content, line }
}

function mergeMarks(text: string): FileFault | undefined {
  const match = /^(?:<{7}|>{7})(?: |\r?$)/m.exec(text)
  if (!match) return undefined
  const content = message(
    'merge-conflict',
    ['marks of an unresolved merge conflict', 'Markierungen eines ungelösten Merge-Konflikts'],
    [
      'keep one version and remove the lines with <<<<<<<, ======= and >>>>>>>',
      'behalten Sie eine Fassung und entfernen Sie die Zeilen mit <<<<<<<, ======= und >>>>>>>',
    ],
  )
  return { ...content, line: lineAt(text, match.index) }
}

/** Decodes a file. A byte order mark is dropped; line ends become `\n`, so that line numbers are those of the file. */
export function decode({ size, bytes }: SourceFile): Decoded {
  if (size > maxTextSize || !bytes) {
    const kilobytes = Math.round(size / 1024)
    return {
      fault: {
        ...message(
          'file-too-large',
          [
            `the file has ${kilobytes} kB, at most ${maxTextSize / 1024} kB are allowed`,
            `die Datei hat ${kilobytes} kB, erlaubt sind höchstens ${maxTextSize / 1024} kB`,
          ],
          ['shorten or split it', 'kürzen oder teilen Sie sie'],
        ),
        line: 1,
      },
    }
  }
  const [first, second] = bytes
  const utf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  if (utf16)
    return {
      fault: {
        ...message('not-utf8', ['the file is UTF-16 text', 'die Datei ist UTF-16-Text'], saveAsUtf8),
        line: 1,
      },
    }
  const zero = bytes.indexOf(0)
  if (zero >= 0) {
    const before = new TextDecoder('utf-8').decode(bytes.subarray(0, zero))
    return {
      fault: {
        ...message(
          'binary-file',
          ['the file holds zero bytes; it is not text', 'die Datei enthält Nullbytes; sie ist kein Text'],
          saveAsUtf8,
        ),
        line: lineAt(before, before.length),
      },
    }
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r\n?/g, '\n')
    const fault = mergeMarks(text)
    if (fault) return { fault }
    if (text.trim() !== '') return { text }
    return {
      fault: {
        ...message(
          'empty-file',
          ['the file is empty', 'die Datei ist leer'],
          ['write the entry or delete the file', 'schreiben Sie den Eintrag oder löschen Sie die Datei'],
        ),
        line: 1,
      },
    }
  } catch {
    return { fault: undecodable(bytes) }
  }
}
