/** The part of a built page that the search indexes: its own text, without what leads elsewhere. */
import {
  attributeOf,
  classesOf,
  elementsIn,
  findElement,
  htmlOf,
  newText,
  nextOf,
  previousOf,
  putAfter,
  replace,
  type HtmlElement,
  type HtmlNode,
} from '../../src/html/tree'
import { withoutSoftHyphens } from '../../src/lib/soft-hyphens'

const isElement = (node: HtmlNode | undefined): node is HtmlElement => node !== undefined && 'tagName' in node

/** Parts of a page that belong to other pages, are indexed separately, or are useless in a search. */
function isForeign(element: HtmlElement, ownDocuments: ReadonlySet<string>): boolean {
  switch (element.tagName) {
    case 'nav':
    case 'svg':
    case 'form':
    // The day of an article.
    case 'time':
      return true
    // Its topics and sharing; other asides are content, for example the address beside the contact form.
    case 'aside':
      return classesOf(element).includes('screen')
    // Its reading time.
    case 'span': {
      const previous = previousOf(element)
      return isElement(previous) && previous.tagName === 'time'
    }
    // Buttons.
    case 'div':
      return classesOf(element).includes('cluster')
    // Cards.
    case 'article':
    case 'li':
      return classesOf(element).includes('target')
    case 'details':
      return elementsIn(element).some((inner) => ownDocuments.has(attributeOf(inner, 'id') ?? ''))
    default:
      return false
  }
}

/**
 * Returns the HTML inside the page's `<main>`; `ownDocuments` are anchors whose details are indexed separately.
 * Modifies the page: what is left out is removed from its tree.
 */
export function searchText(page: HtmlNode, ownDocuments: ReadonlySet<string>): string {
  const main = findElement(page, 'main')
  if (!main) return ''
  const foreign = elementsIn(main).filter((element) => isForeign(element, ownDocuments))
  for (const element of foreign) replace(element, [newText(' ')])
  // Pagefind ends a sentence after a paragraph, but not after a caption: a quote’s author would begin the next quote.
  for (const element of elementsIn(main)) {
    if (element.tagName === 'figcaption') element.tagName = 'p'
  }
  // Words of neighbouring elements must not run into each other.
  for (const element of elementsIn(main)) {
    if (isElement(nextOf(element))) putAfter(element, [newText(' ')])
  }
  return withoutSoftHyphens(htmlOf(main))
}
