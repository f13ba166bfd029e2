/** Compares the head of a built page with its declaration, so that no content can add an element to it. */
import { isDeepStrictEqual } from 'node:util'
import {
  attributeOf,
  elementsIn,
  findElement,
  outerHtmlOf,
  remove,
  textOf,
  type HtmlElement,
  type HtmlNode,
} from '../html/tree'
import { pathOfEntry } from '../content-model'
import { decodeDeclaration, declarationName, type HeadDeclaration } from '../seo/head-declaration'
import { fixedTags } from '../seo/fixed-head'
import type { HeadTag } from '../seo/head-tags'
import { routeOf } from '../site/routes'
import type { BuiltPage } from './built-pages'

/** Gatsby's own elements, in the form that the last pass gives them. */
const frame = [
  { charset: 'utf-8' },
  { name: 'viewport', content: 'width=device-width, initial-scale=1' },
] as const

/** Removes the declaration from a page and returns it. Throws if there is none. */
export function takeDeclaration(page: HtmlNode): HeadDeclaration {
  const element = findElement(page, 'meta', { name: declarationName, content: true })
  if (!element) throw new Error('The page declares no head.')
  remove(element)
  return decodeDeclaration(attributeOf(element, 'content') ?? '')
}

/** Represents an element as a text that is equal for the same tag, attributes and content. */
function signature(tag: string, attributes: Readonly<Record<string, unknown>>, text = ''): string {
  const listed = Object.entries(attributes)
    .filter(([name, value]) => name !== 'data-gatsby-head' && value !== undefined)
    .map(([name, value]) => ` ${name.toLowerCase()}=${JSON.stringify(value)}`)
  return `<${tag.toLowerCase()}${listed.sort().join('')}>${text}`
}

function signatureOf(element: HtmlElement): string {
  const attributes = element.attrs.map(({ name, value }) => [name, value] as const)
  return signature(element.tagName, Object.fromEntries(attributes), textOf(element))
}

const signatureOfTag = ({ tag, ...attributes }: HeadTag): string => signature(tag, attributes)

function dataProblems(found: readonly HtmlElement[], { data }: HeadDeclaration): string[] {
  // As it is written: without properties that are undefined.
  const expected: unknown = data && JSON.parse(JSON.stringify(data))
  if (found.length !== (expected ? 1 : 0)) return [`${found.length} blocks of structured data`]
  try {
    const same = found.every((each) => isDeepStrictEqual(JSON.parse(textOf(each)), expected))
    return same ? [] : ['structured data that differs from the page’s content']
  } catch {
    return ['structured data that is not valid JSON']
  }
}

/** The id of the element where the page itself starts. */
const app = '___gatsby'

/**
 * The elements of the head. Browsers end the head at an element that does not belong there, so everything before the
 * page itself counts as well.
 */
function headElements(page: HtmlNode): HtmlElement[] {
  const [head, body] = [findElement(page, 'head'), findElement(page, 'body')]
  const inBody = body ? elementsIn(body) : []
  const end = inBody.findIndex((element) => attributeOf(element, 'id') === app)
  if (!head || end < 0) throw new Error(`The page has no head or no element #${app}.`)
  return [...elementsIn(head), ...inBody.slice(0, end)]
}

const isData = (element: HtmlElement): boolean =>
  element.tagName === 'script' && attributeOf(element, 'type') === 'application/ld+json'

/**
 * @param page the finished page
 * @param own elements that the last pass has added to the head
 * @returns undeclared elements in the head, and missing declared ones
 */
export function headProblems(
  page: HtmlNode,
  declaration: HeadDeclaration,
  own: readonly HtmlElement[],
): string[] {
  const elements = headElements(page).filter((element) => !own.includes(element))
  const missing = [
    ...frame.map((attributes) => signature('meta', attributes)),
    ...[...fixedTags, ...declaration.tags].map(signatureOfTag),
    signature('title', {}, declaration.title),
  ]
  const problems: string[] = []
  for (const element of elements.filter((each) => !isData(each))) {
    const at = missing.indexOf(signatureOf(element))
    if (at < 0) problems.push(`the element ${outerHtmlOf(element).slice(0, 200)}`)
    else missing.splice(at, 1)
  }
  return [
    ...problems,
    ...missing.map((element) => `no element ${element.slice(0, 200)}`),
    ...dataProblems(elements.filter(isData), declaration),
  ]
}

/** The error message for a page whose head is not as declared. */
export function headMessage({ slug, meta, path }: BuiltPage, problems: readonly string[]): string {
  const file = pathOfEntry(routeOf(meta.routeId).entries ?? 'pages', slug, meta.locale)
  return [
    `${file}: the head of ${path} is not what its data asks for: ${problems.join('; ')}.`,
    'Take markup and references such as “&lt;” out of its one-line fields, or out of content/site/site.yml if all pages are named.',
  ].join(' ')
}
