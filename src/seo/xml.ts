/** Text in XML. */
import { escapeHtml } from '../lib/html'

/**
 * Characters forbidden in XML, even escaped (XML 1.0, section 2.2), and noncharacters, which the standard discourages.
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
