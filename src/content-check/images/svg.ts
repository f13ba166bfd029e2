/** Drawings (SVG): plain shapes only. Anything that executes or loads something is rejected, not sanitized. */
import { SaxesParser, type SaxesAttributeNS, type SaxesTagNS } from 'saxes'
import type { Message, TextFinding } from '../../content-model/problems'
import { badCharacters } from '../rules/characters'
import { cssFunctions, svgAttributes, svgElements } from './svg-names'
import { message } from '../../content-model/sentences'

const namespaces = {
  svg: 'http://www.w3.org/2000/svg',
  xlink: 'http://www.w3.org/1999/xlink',
  xml: 'http://www.w3.org/XML/1998/namespace',
  xmlns: 'http://www.w3.org/2000/xmlns/',
} as const

const outside = message('unsafe-svg.outside')

/** Styles may set colours and shapes; character references are already decoded. */
function styleFault(css: string): Message | undefined {
  if (/[@\\]/.test(css)) return message('unsafe-svg.import')
  const calls = [...css.matchAll(/([a-z][\w-]*)\s*\(\s*(["']?#)?/gi)]
  if (calls.some(([, name = '', place]) => /^url$/i.test(name) && !place)) return outside
  const [unknown] = calls.filter(([, name = '']) => !cssFunctions.has(name) && !/^url$/i.test(name))
  return unknown && message('unsafe-svg.function', { name: unknown[1] })
}

/** Allows references within the drawing and embedded raster images. */
function linkFault(value: string, element: string): Message | undefined {
  const pixels = element === 'image' && /^data:image\/(?:png|jpeg|webp);base64,/.test(value)
  return pixels || value.startsWith('#') ? undefined : outside
}

function attributeFault({ uri, local, name, value }: SaxesAttributeNS, element: string): Message | undefined {
  if (uri === namespaces.xmlns || uri === namespaces.xml) return undefined
  const plain = uri === '' && (svgAttributes.has(local) || /^(?:aria|data)-[\w-]+$/.test(local))
  if (!plain && !(uri === namespaces.xlink && local === 'href'))
    return message('unsafe-svg.attribute', { name })
  return local === 'href' ? linkFault(value, element) : styleFault(value)
}

function elementFaults({ uri, local, name, attributes }: SaxesTagNS): Message[] {
  if (uri !== namespaces.svg || !svgElements.has(local)) return [message('unsafe-svg.element', { name })]
  return Object.values(attributes).flatMap((attribute) => attributeFault(attribute, local) ?? [])
}

/** Returns everything that is not allowed in a drawing, with its line (from 0). */
export function svgFaults(text: string): TextFinding[] {
  const found: TextFinding[] = []
  const parser = new SaxesParser({ xmlns: true })
  const add = (content: Message): void => void found.push({ ...content, textLine: parser.line - 1 })
  let root: SaxesTagNS | undefined
  const open: string[] = []
  // Comments and CDATA sections divide the text of a style sheet, but not the style sheet.
  let css = ''
  const collect = (text: string): void => void (css += open.includes('style') ? text : '')
  parser.on('doctype', () => add(message('unsafe-svg.doctype')))
  parser.on('processinginstruction', () => add(message('unsafe-svg.instruction')))
  parser.on('opentag', (tag) => {
    root ??= tag
    open.push(tag.local)
    elementFaults(tag).forEach(add)
  })
  parser.on('closetag', () => {
    if (open.pop() !== 'style') return
    const fault = styleFault(css)
    css = ''
    if (fault) add(fault)
  })
  parser.on('text', collect)
  parser.on('cdata', collect)
  parser.on('error', (error) => {
    throw error
  })
  try {
    parser.write(text).close()
  } catch {
    if (root) add(message('unsafe-svg.markup'))
  }
  if (root?.local !== 'svg' || root.uri !== namespaces.svg)
    return [{ ...message('wrong-image-type.svg'), textLine: 0 }]
  return [...found, ...badCharacters(text)]
}
