/** Content type and compressibility of a file: one table for every server of the site. */
import { contentType } from 'mime-types'

/** Returns the content type for a file name, with the charset for text. */
export function mediaType(file: string): string {
  return contentType(/\.\w+$/.exec(file)?.[0] ?? '') || 'application/octet-stream'
}

/** Text compresses well; images, fonts and PDFs are already compressed. */
export function isCompressible(type: string): boolean {
  return /^text\/|[/+](json|xml)\b|\/wasm$/.test(type)
}

/** A media type without its parameters, and whether it has a charset. */
export function splitType(type: string): { media: string; charset: boolean } {
  const [media = '', ...parameters] = type.split(';')
  return { media: media.trim(), charset: parameters.some((parameter) => /^\s*charset=/.test(parameter)) }
}

/** The file extensions of the site in alphabetical order, with their media types. */
export function mediaTypesOf(files: readonly string[]): { extension: string; type: string }[] {
  const extensions = new Set(files.flatMap((file) => /\.(\w+)$/.exec(file)?.[1] ?? []))
  return [...extensions].sort().map((extension) => ({ extension, type: mediaType(`x.${extension}`) }))
}
