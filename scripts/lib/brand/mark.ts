/** Imports the logo's mark from an SVG file: areas with one colour each, nothing active. */
import { SaxesParser, type SaxesTagPlain } from 'saxes'
import type { Mark, MarkPath } from '../../../src/pattern/logo-paths'
import { inks } from '../../../src/site/own/brand'

type Shape = (attribute: (name: string) => number, raw: (name: string) => string) => string

const circle = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`

/** Converts every element that is an area to path data. */
const shapes: Readonly<Record<string, Shape>> = {
  path: (_, raw) => raw('d'),
  rect: (n) => `M${n('x')} ${n('y')}h${n('width')}v${n('height')}h${-n('width')}z`,
  circle: (n) => circle(n('cx'), n('cy'), n('r'), n('r')),
  ellipse: (n) => circle(n('cx'), n('cy'), n('rx'), n('ry')),
  polygon: (_, raw) => `M${raw('points').trim()}z`,
}

/** Containers, and elements without visible content. */
const harmless = new Set(['svg', 'g', 'title', 'desc', 'metadata', 'defs'])

/** What a mark cannot keep, with the values that change nothing, which drawing programs like to write out. */
const unseen: Readonly<Record<string, string | undefined>> = {
  opacity: '1',
  'fill-opacity': '1',
  mask: 'none',
  class: undefined,
}

/** An ink by name, which follows the theme, or else a colour. */
function inkOf(fill: string): MarkPath['ink'] {
  const named = Object.keys(inks).find((ink) => fill === ink || fill === `var(--p-${ink})`)
  if (named) return named as MarkPath['ink']
  const [, short] = /^#([0-9a-f]{3})$/i.exec(fill) ?? []
  const colour = short ? `#${[...short].map((digit) => digit + digit).join('')}` : fill
  if (/^#[0-9a-f]{6}$/i.test(colour)) return colour.toLowerCase() as `#${string}`
  if (fill === 'black' || fill === 'currentColor' || fill === '') return 'ink'
  if (fill === 'white') return '#ffffff'
  throw new Error(
    `The logo has an area in “${fill}”. Use colours as #rrggbb, or the name of an ink (${Object.keys(inks).join(', ')}).`,
  )
}

const cannotKeep = (what: string): Error =>
  new Error(
    `The logo holds “${what}”, which a mark cannot keep. Flatten it in the drawing program and save it as plain SVG.`,
  )

/**
 * Takes the text of an SVG file. Throws an error with instructions if it contains more than filled areas: every drawing
 * program can flatten outlines, gradients, texts and moved groups (“outline stroke”, “flatten”).
 */
export function markFrom(svg: string): Mark {
  const paths: MarkPath[] = []
  const fills: string[] = ['']
  const rules: string[] = ['']
  let box: number[] = []
  /** The clips in use, as `url(#id)`, and those that cut nothing off: Figma clips a frame to its own size. */
  const [clips, frames] = [new Set<string>(), new Set<string>()]
  let clip: string | undefined
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => {
    const raw = (key: string) => attributes[key] ?? ''
    const number = (key: string) => Number.parseFloat(raw(key) || '0')
    const style = Object.fromEntries(
      [...raw('style').matchAll(/([\w-]+)\s*:\s*([^;]+)/g)].map(([, key, value]) => [key, value?.trim()]),
    )
    const fill = style['fill'] ?? attributes['fill'] ?? fills.at(-1) ?? ''
    fills.push(fill)
    if (attributes['transform'])
      throw new Error('The logo holds a “transform”. Flatten it in the drawing program and save it again.')
    const stated = (key: string) => style[key] ?? attributes[key]
    const rule = stated('fill-rule') ?? rules.at(-1) ?? ''
    rules.push(rule)
    if ((stated('stroke') || 'none') !== 'none')
      throw new Error(
        'The logo holds outlines (stroke). Turn them into areas in the drawing program and save it again.',
      )
    if (stated('display') === 'none' || stated('visibility') === 'hidden')
      throw new Error('The logo holds a hidden part, which would be seen. Delete it and save it again.')
    const lost = Object.keys(unseen).find((key) => (stated(key) ?? unseen[key]) !== unseen[key])
    if (lost) throw cannotKeep(lost)
    const clipped = stated('clip-path') ?? 'none'
    if (clipped !== 'none') clips.add(clipped)
    if (name !== 'svg' && Object.values(attributes).some((value) => /^[\d.]+%$/.test(value)))
      throw new Error('The logo holds sizes in percent. Save it with sizes in units.')
    if (name.includes(':')) return
    if (name === 'svg')
      box = raw('viewBox')
        .split(/[\s,]+/)
        .map(Number)
    if (name === 'clipPath') clip = `url(#${raw('id')})`
    if (harmless.has(name) || name === 'clipPath') return
    const shape = shapes[name]
    if (!shape)
      throw new Error(
        `The logo holds “${name}”. It may hold path, rect, circle, ellipse, polygon and g only.`,
      )
    if (name === 'rect' && (number('rx') || number('ry')))
      throw new Error('The logo holds a rectangle with round corners. Turn it into a path.')
    if (clip) {
      const [, , width = 0, height = 0] = box
      const isWhole = !(number('x') || number('y')) && number('width') >= width && number('height') >= height
      if (name === 'rect' && isWhole) frames.add(clip)
      return
    }
    if (fill !== 'none')
      paths.push({ ink: inkOf(fill), d: shape(number, raw), ...(rule === 'evenodd' && { rule }) })
  })
  parser.on('closetag', ({ name }) => {
    fills.pop()
    rules.pop()
    if (name === 'clipPath') clip = undefined
  })
  try {
    parser.write(svg).close()
  } catch (error) {
    if (error instanceof Error && /^\d+:\d+/.test(error.message))
      throw new Error(`The logo is not a valid SVG (${error.message}).`)
    throw error
  }
  const [left = 0, top = 0, width = 0, height = 0] = box
  if (!(width > 0 && height > 0))
    throw new Error('The logo has no viewBox. Save it with one, such as viewBox="0 0 48 48".')
  if (left !== 0 || top !== 0) throw new Error('The logo’s viewBox must begin at 0 0.')
  if (Math.abs(width - height) > 0.01 * width)
    throw new Error(
      'The mark must be square: it is also the icon of the site. The name beside it is set as text.',
    )
  if ([...clips].some((used) => !frames.has(used))) throw cannotKeep('clip-path')
  if (paths.length === 0) throw new Error('The logo holds no areas.')
  const wrong = paths.find(({ d }) => !/^\s*[Mm][MmLlHhVvCcSsQqTtAaZz\d\s.,eE+-]+$/.test(d))
  if (wrong) throw new Error(`The logo holds a path that cannot be read: ${wrong.d.slice(0, 40)}`)
  return { width, height, paths }
}
