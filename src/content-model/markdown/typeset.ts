/** Non-breaking text: numbers and units, legal references, abbreviations, short prefixes. */

const space = '\u00a0'

/** Month names: a date does not wrap, because half of one does not fit a narrow column of dates. */
const german = 'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember'
const english = 'January|February|March|April|May|June|July|August|September|October|November|December'

/** Each pattern matches the spaces that must not break. */
const bound: readonly RegExp[] = [
  // 99,96 %, 25 MB, 9 Uhr, 9 am, 2 million
  /(?<=\d) (?=(?:%|‰|€|\$|°C|[kKMGT]B|[kcm]?m[²³]?|[km]?g|kWh?|l|h|s|min|ms|px|Uhr|Euro|euros|EUR|Mio\.|Mrd\.|Millionen|million|am|pm|a\.m\.|p\.m\.)(?![\p{L}\p{N}]))/gu,
  // § 5, Art. 6, Abs. 1, section 25
  /(?<=§|(?<!\p{L})(?:Art\.|Abs\.|Nr\.|No\.|Buchst\.|Satz|Ziff\.|Rn\.|S\.|section|Section|Seite|page|Dr\.|Prof\.)) (?=[\p{N}\p{L}(])/gu,
  // z. B., d. h., u. a., i. d. R.
  /(?<=(?<!\p{L})\p{L}\.) (?=\p{L}\.(?!\p{L}))/gu,
  // 1. Januar 2027
  new RegExp(
    `(?<=(?<!\\d)\\d{1,2}\\.) (?=(?:${german})(?!\\p{L}))|(?<=\\d\\. (?:${german})) (?=\\d{4}(?!\\d))`,
    'gu',
  ),
  // January 1, 2027
  new RegExp(
    `(?<=(?<!\\p{L})(?:${english})) (?=\\d{1,2}(?!\\d))|(?<=(?:${english}) \\d{1,2},) (?=\\d{4}(?!\\d))`,
    'gu',
  ),
  // 12345 Musterstadt, HRB 12345
  /(?<=(?<![\p{N}.,])\d{5}) (?=\p{Lu}\p{Ll})/gu,
  /(?<=(?<!\p{L})HR[AB]) (?=\d)/gu,
]

/** Replaces such spaces in plain text with non-breaking ones. */
export const typeset = (text: string): string =>
  bound.reduce((set, pattern) => set.replace(pattern, space), text)

/**
 * One letter and a hyphen must not be split off: E-Mail, e-invoice, X-Achse. The font has no non-breaking hyphen, so CSS
 * does it.
 */
const shortPrefix = /(?<![\p{L}\p{N}-])\p{L}-\p{L}\p{Ll}+/gu

/** Wraps words with a short prefix, in text that is already HTML. */
export const keepPrefixes = (html: string): string =>
  html.replace(shortPrefix, (word) => `<span class="whole">${word}</span>`)
