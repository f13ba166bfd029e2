/** Drawings (SVG): plain shapes only. Whatever runs, loads or reads something else is refused, not cleaned. */
import type { Message } from '../../content-model/problems'
import { badCharacters } from '../rules/characters'
import { message } from '../rule'

const remedy = ['export the drawing as plain SVG', 'exportieren Sie die Zeichnung als einfaches SVG'] as const

const refused: readonly { pattern: RegExp; what: readonly [string, string] }[] = [
  { pattern: /<!DOCTYPE|<!ENTITY/i, what: ['a DOCTYPE or entity', 'einen DOCTYPE oder eine Entität'] },
  { pattern: /<\?(?!xml[\s?])/i, what: ['a processing instruction', 'eine Verarbeitungsanweisung'] },
  { pattern: /<(?:[\w-]+:)?(?:script|handler|listener)\b/i, what: ['a script', 'ein Skript'] },
  {
    pattern: /<(?:[\w-]+:)?(?:foreignObject|iframe|embed|object|audio|video|canvas|link|meta|base)\b/i,
    what: ['foreign content', 'fremde Inhalte'],
  },
  { pattern: /[\s"'/]on[a-z]+\s*=/i, what: ['an event handler', 'eine Ereignisbehandlung'] },
  {
    pattern: /attributeName\s*=\s*["']?\s*(?:xlink:)?(?:href|on)/i,
    what: ['an animated link', 'einen animierten Verweis'],
  },
  // Only places inside the drawing (#id) and embedded pixels are allowed.
  {
    pattern: /\b(?:href|src)\s*=\s*(?!["']?#|["']data:image\/(?:png|jpeg|webp);base64,)["']?\S/i,
    what: ['a reference to another file', 'einen Verweis auf eine andere Datei'],
  },
  {
    pattern: /url\(\s*(?!["']?#|&quot;#|&#39;#)/i,
    what: ['a reference to another file', 'einen Verweis auf eine andere Datei'],
  },
  {
    pattern: /@import|javascript:|\\[0-9a-f]{1,6}/i,
    what: ['an import or a disguised address', 'einen Import oder eine verschleierte Adresse'],
  },
]

/** The name of the outermost element, in lower case. */
function firstElement(text: string): string | undefined {
  const withoutComments = text.replace(/<!--(?:(?!-->)[\s\S])*-->/g, '')
  return /<([a-z][\w:.-]*)/i.exec(withoutComments)?.[1]?.toLowerCase()
}

/** Returns everything that must not be in a drawing, with its line (from 0). */
export function svgFaults(text: string): (Message & { textLine: number })[] {
  if (firstElement(text) !== 'svg') {
    return [
      {
        ...message(
          'wrong-image-type',
          ['the file is not an SVG drawing', 'die Datei ist keine SVG-Zeichnung'],
          remedy,
        ),
        textLine: 0,
      },
    ]
  }
  const found = refused.flatMap(({ pattern, what }) => {
    const match = pattern.exec(text)
    if (!match) return []
    const textLine = text.slice(0, match.index).split('\n').length - 1
    return [
      {
        ...message(
          'unsafe-svg',
          [`the drawing holds ${what[0]}`, `die Zeichnung enthält ${what[1]}`],
          remedy,
        ),
        textLine,
      },
    ]
  })
  return [...found, ...badCharacters(text)]
}
