/** Text in XML. */
import { escapeHtml } from '../lib/html'

/**
 * What no XML document may hold, not even escaped (XML 1.0, section 2.2), and the non-characters beyond it that the
 * standard advises against.
 */
const forbidden = /(?![\t\n\r])[\p{Cc}\p{Surrogate}\p{Noncharacter_Code_Point}]/gu

/** Returns a text without the characters that make an XML document unreadable. */
export function legalXml(text: string): string {
  return text.replace(forbidden, '')
}

/** Escapes a text for XML content and attributes, and for HTML. */
export function escapeXml(text: string): string {
  return escapeHtml(legalXml(text))
}
