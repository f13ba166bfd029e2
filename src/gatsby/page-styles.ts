/**
 * The site's styles in parts: the core stands in every page, the others only in pages that use them. Sections and
 * components of few pages are written in a layer within a layer (`@layer sections.people`); the name after the dot
 * is the name of the part. No page holds `late`: it is about paper, forced colours, and what scripts draw.
 */
import { createHash } from 'node:crypto'

/** The part that no page holds. */
const late = 'late'

type Part = { css: string; classes: readonly string[] }

export type PageStyles = {
  core: string
  parts: readonly Part[]
  /** All parts together, in a file that holds up no picture of the page. */
  rest: { path: string; css: string }
}

/** The pieces of a style sheet between which no bracket is open. */
function pieces(css: string): string[] {
  const found: string[] = []
  let [depth, start] = [0, 0]
  for (let place = 0; place < css.length; place++) {
    const sign = css.charAt(place)
    if (sign === '{') depth++
    else if (sign === '}') depth--
    if (depth === 0 && (sign === '}' || sign === ';')) {
      found.push(css.slice(start, place + 1))
      start = place + 1
    }
  }
  return found
}

/** `--a` … `--z`, `--aa` …: names of custom properties. */
function propertyName(place: number): string {
  const rest = Math.floor(place / 26)
  return (rest === 0 ? '--' : propertyName(rest - 1)) + String.fromCharCode(97 + (place % 26))
}

/** Shortens the custom properties that scripts do not name, whole or, as in `--p-${ink}`, by their beginning. */
function withShortProperties(css: string, code: string): string {
  const pattern = /--[a-z][\w-]*/g
  const named = [...new Set(code.match(pattern))]
  const kept = (name: string) =>
    named.some((other) => name === other || (other.endsWith('-') && name.startsWith(other)))
  const uses = new Map<string, number>()
  for (const name of css.match(pattern) ?? []) if (!kept(name)) uses.set(name, (uses.get(name) ?? 0) + 1)
  const byUse = [...uses].sort(([, a], [, b]) => b - a).map(([name]) => name)
  const short = new Map(byUse.map((name, place) => [name, propertyName(place)]))
  return css.replace(pattern, (name) => short.get(name) ?? name)
}

/** Rules of one layer stand together, in their order; between layers the order of the sheet says nothing. */
function byLayer(css: string): Map<string, string> {
  const layers = new Map<string, string>([['', '']])
  for (const piece of pieces(css)) {
    const [opening = '', name = ''] = /^@layer ([\w.]+)\s*\{/.exec(piece) ?? []
    const rules = name ? piece.slice(opening.length, -1) : piece
    layers.set(name, (layers.get(name) ?? '') + rules)
  }
  return layers
}

/** The classes in the selectors of a part; the dot in a layer's name makes no class. */
function classesIn(css: string): string[] {
  const rules = css.replace(/@layer [\w.]+/g, '')
  return [...rules.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name)
}

/**
 * Takes the site's one style sheet and the code of its scripts. The layers' order has to be declared in the sheet,
 * and what belongs to a part must not be changed by rules of another part.
 */
export function pageStyles(sheet: string, code: string): PageStyles {
  const parts = new Map<string, string>()
  let core = ''
  for (const [name, rules] of byLayer(withShortProperties(sheet, code))) {
    const part = name.split('.')[1]
    const text = name === '' ? rules : `@layer ${name}{${rules}}`
    if (part === undefined) core += text
    else parts.set(part, (parts.get(part) ?? '') + text)
  }
  const css = [...parts.values()].join('')
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 20)
  return {
    core,
    parts: [...parts]
      .filter(([name]) => name !== late)
      .map(([, text]) => ({ css: text, classes: classesIn(text) })),
    rest: { path: `/styles-${hash}.css`, css },
  }
}

/** When the file of all parts applies before the scripts are there; until then browsers load it last. */
const needed = 'print,(forced-colors:active)'

/** The styles of a page: the core, the parts of which it uses a class, and the file of all parts. */
export function styleElements(html: string, { core, parts, rest }: PageStyles): string {
  const used = new Set([...html.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
  const own = parts.filter(({ classes }) => classes.some((name) => used.has(name)))
  const inline = [core, ...own.map(({ css }) => css)].map((css) => `<style>${css}</style>`)
  return `${inline.join('')}<link rel="stylesheet" href="${rest.path}" media="${needed}">`
}
