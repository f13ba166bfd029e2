/** Hyphenation by the patterns of each language (package “hyphen”). */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Hyphenate } from '../seo/link-picture/set-title'

type Patterns = {
  hyphenateSync: (text: string, options: { hyphenChar: string; minWordLength?: number }) => string
}

const load = createRequire(join(process.cwd(), 'package.json'))
const softHyphen = '\u00ad'

/** Returns a language's rules; a language without patterns only breaks at hyphens and slashes. */
export function hyphenation(language: string): Hyphenate {
  let patterns: Patterns | undefined
  try {
    patterns = load(`hyphen/${language}`) as Patterns
  } catch {
    // The package has no patterns for this language.
  }
  return (word) =>
    word
      .split(/(?<=[-–/])/)
      .flatMap((part) =>
        (patterns?.hyphenateSync(part, { hyphenChar: softHyphen }) ?? part).split(softHyphen),
      )
}
