/** What holds together at the end of a line: numbers and units, signs of law, abbreviations, short prefixes. */

const space = '\u00a0'

/** Each pattern has its blanks where a line must not end. */
const bound: readonly RegExp[] = [
  // 99,96 %, 25 MB, 9 Uhr, 2 million
  /(?<=\d) (?=(?:%|‰|€|\$|°C|[kKMGT]B|[kcm]?m[²³]?|[km]?g|kWh?|l|h|s|min|ms|px|Uhr|Euro|EUR|Mio\.|Mrd\.|Millionen|million|a\.m\.|p\.m\.)(?![\p{L}\p{N}]))/gu,
  // § 5, Art. 6, Abs. 1, section 25
  /(?<=§|(?<!\p{L})(?:Art\.|Abs\.|Nr\.|No\.|Buchst\.|Satz|Ziff\.|Rn\.|S\.|section|Section|Seite|page|Dr\.|Prof\.)) (?=[\p{N}\p{L}(])/gu,
  // z. B., d. h., u. a., i. d. R.
  /(?<=(?<!\p{L})\p{L}\.) (?=\p{L}\.(?!\p{L}))/gu,
  // 1. Januar
  /(?<=(?<!\d)\d{1,2}\.) (?=(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?!\p{L}))/gu,
]

/** Puts non-breaking spaces into plain text; nothing else changes. */
export const typeset = (text: string): string =>
  bound.reduce((set, pattern) => set.replace(pattern, space), text)

/** One letter and a hyphen would be torn off: E-Mail, X-Achse. The typeface has no non-breaking hyphen, so style does it. */
const shortPrefix = /(?<![\p{L}\p{N}-])\p{Lu}-\p{Lu}\p{Ll}+/gu

/** Marks words with a short prefix in text that is HTML already. */
export const keepPrefixes = (html: string): string =>
  html.replace(shortPrefix, (word) => `<span class="whole">${word}</span>`)
