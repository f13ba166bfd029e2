/** The content type of a file, and whether it is worth compressing: one table for every server of the site. */
import { contentType } from 'mime-types'

/** Returns the content type of a file by its name, with the charset of text. */
export function mediaType(file: string): string {
  return contentType(/\.\w+$/.exec(file)?.[0] ?? '') || 'application/octet-stream'
}

/** Text shrinks; pictures, fonts and PDFs are compressed already. */
export function isCompressible(type: string): boolean {
  return /^text\/|[/+](json|xml)\b|\/wasm$/.test(type)
}
