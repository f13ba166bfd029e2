/** Parses a body into flat fields; strict, so that it has only one interpretation. */
import { maxKeys } from '../limits'
import type { BodyFormat } from './media-type'

/** Field name → string, number or boolean, without a prototype. */
export type Fields = Readonly<Record<string, string | number | boolean>>

/** Property names of every object; never legitimate field names (FRM-04). */
const isReserved = (key: string): boolean => key in {} || key === 'prototype'

function collect(pairs: readonly (readonly [string, unknown])[]): Fields | undefined {
  const fields: Record<string, string | number | boolean> = Object.create(null) as Record<string, never>
  if (pairs.length > maxKeys) return undefined
  for (const [key, value] of pairs) {
    if (isReserved(key) || /[[\]]/.test(key) || key in fields) return undefined
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return undefined
    fields[key] = value
  }
  return fields
}

function decode(text: string): string {
  return decodeURIComponent(text.replaceAll('+', ' '))
}

function parseUrlencoded(text: string): Fields | undefined {
  const parts = text.split('&').filter(Boolean)
  return collect(
    parts.map((part) => {
      const at = part.indexOf('=')
      return at < 0 ? [decode(part), ''] : [decode(part.slice(0, at)), decode(part.slice(at + 1))]
    }),
  )
}

/** In a flat object, a string before a colon is a key: counts duplicate keys, which `JSON.parse` drops. */
function countKeys(json: string): number {
  return json.match(/"(?:[^"\\]|\\.)*"\s*:/gs)?.length ?? 0
}

function parseJson(text: string): Fields | undefined {
  const value: unknown = JSON.parse(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const pairs = Object.entries(value)
  const fields = collect(pairs)
  return fields && countKeys(text) === pairs.length ? fields : undefined
}

/** JSON sent as percent-encoded fields: a cross-site form trick, not our form (FRM-03). */
export function looksLikeJson(body: Buffer): boolean {
  return /^\s*[[{]/.test(body.subarray(0, 64).toString('latin1'))
}

/** Returns the fields, or undefined unless the body is one flat set of distinct fields in valid UTF-8. */
export function parseFields(body: Buffer, format: BodyFormat): Fields | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body)
    return format === 'json' ? parseJson(text) : parseUrlencoded(text)
  } catch {
    return undefined
  }
}
