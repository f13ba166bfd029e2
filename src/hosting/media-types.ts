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

/** A media type without its parameters, and whether it names the encoding of text. */
export function splitType(type: string): { media: string; charset: boolean } {
  const [media = '', ...parameters] = type.split(';')
  return { media: media.trim(), charset: parameters.some((parameter) => /^\s*charset=/.test(parameter)) }
}

/** The endings that files of the site have, in alphabetical order, with their media types. */
export function mediaTypesOf(files: readonly string[]): { extension: string; type: string }[] {
  const extensions = new Set(files.flatMap((file) => /\.(\w+)$/.exec(file)?.[1] ?? []))
  return [...extensions].sort().map((extension) => ({ extension, type: mediaType(`x.${extension}`) }))
}
