/** Drawings (SVG): plain shapes only. Whatever runs, loads or reads something else is refused, not cleaned. */
import { SaxesParser, type SaxesAttributeNS, type SaxesTagNS } from 'saxes'
import type { Message } from '../../content-model/problems'
import { badCharacters } from '../rules/characters'
import { message } from '../rule'
import { cssFunctions, svgAttributes, svgElements } from './svg-names'

type Fault = Message & { textLine: number }

const remedy = ['export the drawing as plain SVG', 'exportieren Sie die Zeichnung als einfaches SVG'] as const

const namespaces = {
  svg: 'http://www.w3.org/2000/svg',
  xlink: 'http://www.w3.org/1999/xlink',
  xml: 'http://www.w3.org/XML/1998/namespace',
  xmlns: 'http://www.w3.org/2000/xmlns/',
} as const

const noDrawing = message(
  'wrong-image-type',
  ['the file is not an SVG drawing', 'die Datei ist keine SVG-Zeichnung'],
  remedy,
)

const unsafe = (english: string, german: string): Message =>
  message('unsafe-svg', [`the drawing holds ${english}`, `die Zeichnung enthält ${german}`], remedy)

const outside = unsafe('a reference to another file', 'einen Verweis auf eine andere Datei')

/** Styles may colour and shape; the references in them are decoded already. */
function styleFault(css: string): Message | undefined {
  if (/[@\\]/.test(css))
    return unsafe('an import or a disguised address', 'einen Import oder eine verschleierte Adresse')
  const calls = [...css.matchAll(/([a-z][\w-]*)\s*\(\s*(["']?#)?/gi)]
  if (calls.some(([, name = '', place]) => /^url$/i.test(name) && !place)) return outside
  const [unknown] = calls.filter(([, name = '']) => !cssFunctions.has(name) && !/^url$/i.test(name))
  return unknown && unsafe(`the style function “${unknown[1]}”`, `die Stilfunktion „${unknown[1]}“`)
}

/** A place inside the drawing, or pixels that a picture brings along. */
function linkFault(value: string, element: string): Message | undefined {
  const pixels = element === 'image' && /^data:image\/(?:png|jpeg|webp);base64,/.test(value)
  return pixels || value.startsWith('#') ? undefined : outside
}

function attributeFault({ uri, local, name, value }: SaxesAttributeNS, element: string): Message | undefined {
  if (uri === namespaces.xmlns || uri === namespaces.xml) return undefined
  const plain = uri === '' && (svgAttributes.has(local) || /^(?:aria|data)-[\w-]+$/.test(local))
  if (!plain && !(uri === namespaces.xlink && local === 'href'))
    return unsafe(`the attribute “${name}”`, `das Attribut „${name}“`)
  return local === 'href' ? linkFault(value, element) : styleFault(value)
}

function elementFaults({ uri, local, name, attributes }: SaxesTagNS): Message[] {
  if (uri !== namespaces.svg || !svgElements.has(local))
    return [unsafe(`the element “${name}”`, `das Element „${name}“`)]
  return Object.values(attributes).flatMap((attribute) => attributeFault(attribute, local) ?? [])
}

/** Returns everything that must not be in a drawing, with its line (from 0). */
export function svgFaults(text: string): Fault[] {
  const found: Fault[] = []
  const parser = new SaxesParser({ xmlns: true })
  const add = (content: Message): void => void found.push({ ...content, textLine: parser.line - 1 })
  let root: SaxesTagNS | undefined
  const open: string[] = []
  const style = (css: string): void => {
    const fault = open.includes('style') ? styleFault(css) : undefined
    if (fault) add(fault)
  }
  parser.on('doctype', () => add(unsafe('a DOCTYPE or entity', 'einen DOCTYPE oder eine Entität')))
  parser.on('processinginstruction', () =>
    add(unsafe('a processing instruction', 'eine Verarbeitungsanweisung')),
  )
  parser.on('opentag', (tag) => {
    root ??= tag
    open.push(tag.local)
    elementFaults(tag).forEach(add)
  })
  parser.on('closetag', () => void open.pop())
  parser.on('text', style)
  parser.on('cdata', style)
  parser.on('error', (error) => {
    throw error
  })
  try {
    parser.write(text).close()
  } catch {
    if (root) add(unsafe('markup that cannot be read', 'Auszeichnungen, die sich nicht lesen lassen'))
  }
  if (root?.local !== 'svg' || root.uri !== namespaces.svg) return [{ ...noDrawing, textLine: 0 }]
  return [...found, ...badCharacters(text)]
}
