/** Converts text pasted from Word, Google Docs or a web page to the formatting that the editor supports. */

/** Headings in a text have level 2 or 3 (src/content-check/rules/headings.ts); level 1 is the page's title. */
const levels: Readonly<Record<string, string>> = { H1: 'h2', H4: 'h3', H5: 'h3', H6: 'h3' }

const redirect =
  /^https:\/\/(?:www\.google\.[a-z.]+\/url|[\w.-]+\.safelinks\.protection\.outlook\.com\/)\?(.*)$/

/** Documents of Google and mails of Outlook link to a redirect, which in Outlook names the recipient of the mail. */
function directLinks(body: Element): void {
  for (const link of body.querySelectorAll('a')) {
    const query = new URLSearchParams(redirect.exec(link.getAttribute('href') ?? '')?.[1])
    const target = query.get('q') ?? query.get('url') ?? ''
    if (/^(https?:\/\/|mailto:)/.test(target)) link.setAttribute('href', target)
  }
}

/** Word writes lists as paragraphs that begin with a bullet or number and a run of spaces. */
const bullet = /^\s*(?:[·•◦▪§-]|o(?=\s{2,}))\s+/
const number = /^\s*\d+[.)]\s+/

function renamed(element: Element, name: string): Element {
  const other = element.ownerDocument.createElement(name)
  other.append(...element.childNodes)
  element.replaceWith(other)
  return other
}

const blocks = 'p, h2, h3, hr, li, ul, ol, blockquote, table, thead, tbody, tr, td, th, div'

const unwrap = (element: Element) => element.replaceWith(...element.childNodes)

/** Word Online has paragraphs for headings, which only their role distinguishes. */
function wordHeadings(body: Element): void {
  for (const block of body.querySelectorAll('[role="heading"]:is(p, div)'))
    if (!block.closest('li, td, th'))
      renamed(block, Number(block.getAttribute('aria-level')) > 2 ? 'h3' : 'h2')
}

/** Google Docs wraps a whole text in a `b` that is not bold. */
function bold(body: Element): void {
  for (const element of body.querySelectorAll('b'))
    if (/normal|400/.test(element.style.fontWeight)) unwrap(element)
    else renamed(element, 'strong')
}

/** A heading is bold already. */
function boldHeadings(body: Element): void {
  for (const mark of body.querySelectorAll('h2 strong, h3 strong')) unwrap(mark)
  for (const span of body.querySelectorAll<HTMLElement>(':is(h2, h3) span')) span.style.fontWeight = ''
}

/** Markdown has no superscript; without this, x² would become x2. */
const powers: Readonly<Record<string, string>> = { '2': '²', '3': '³' }

function superscripts(body: Element): void {
  for (const element of body.querySelectorAll('sup')) {
    const power = powers[element.textContent?.trim() ?? '']
    if (power) element.replaceWith(power)
  }
}

/** Removes `mark` from the first non-empty text node of an element. */
function withoutMark(element: Element, mark: RegExp): void {
  const text = element.textContent ?? ''
  let left = mark.exec(text)?.[0].length ?? 0
  const walker = element.ownerDocument.createTreeWalker(element, 4 /* text */)
  while (left > 0 && walker.nextNode()) {
    const node = walker.currentNode as Text
    const taken = Math.min(left, node.data.length)
    node.data = node.data.slice(taken)
    left -= taken
  }
}

/** Converts Word's list paragraphs to items; adjacent ones form one list. */
function wordLists(body: Element): void {
  for (const paragraph of body.querySelectorAll('p[class*="MsoList"]')) {
    const text = paragraph.textContent ?? ''
    const mark = [bullet, number].find((pattern) => pattern.test(text))
    if (!mark) continue
    withoutMark(paragraph, mark)
    const name = mark === bullet ? 'UL' : 'OL'
    const before = paragraph.previousElementSibling
    const list =
      before?.nodeName === name && before.hasAttribute('data-pasted')
        ? before
        : paragraph.ownerDocument.createElement(name)
    list.setAttribute('data-pasted', '')
    if (list !== before) paragraph.before(list)
    list.append(renamed(paragraph, 'li'))
  }
}

/** Flattens nested lists: their items follow the parent item on the same level; Google Docs has them beside it. */
function flatLists(body: Element): void {
  for (const inner of [...body.querySelectorAll(':is(li, ul, ol) :is(ul, ol)')].reverse()) {
    const around = inner.parentElement?.closest('li, ul, ol')
    if (around?.nodeName === 'LI') around.after(...inner.children)
    else inner.before(...inner.children)
    inner.remove()
  }
}

/** The cells of a table in rows of the same length: what a cell spans beyond its place, and what is missing, is empty. */
function gridOf(table: HTMLTableElement): (Element | undefined)[][] {
  const grid: (Element | undefined)[][] = [...table.rows].map(() => [])
  ;[...table.rows].forEach((row, y) => {
    let x = 0
    for (const cell of row.cells) {
      while (x in (grid[y] ?? [])) x++
      for (const spanned of grid.slice(y, y + Math.max(cell.rowSpan, 1)))
        for (let place = x; place < x + cell.colSpan; place++) spanned[place] = undefined
      const own = grid[y]
      if (own) own[x] = cell
    }
  })
  return grid
}

const hasWords = (cell: Element | undefined) => !!cell?.textContent?.trim()

/** The cells of a pasted table, without empty rows and columns. */
export function pastedRows(table: HTMLTableElement): (Element | undefined)[][] {
  const rows = gridOf(table).filter((row) => row.some(hasWords))
  const columns = Array.from({ length: Math.max(0, ...rows.map(({ length }) => length)) }, (_, x) => x)
  const used = columns.filter((x) => rows.some((row) => hasWords(row[x])))
  return rows.map((row) => used.map((x) => row[x]))
}

/** A cell of Markdown is one line, without blocks. Its headings are bold already. */
function tidyCell(cell: Element, isHeading: boolean): void {
  for (const block of cell.querySelectorAll(`${blocks}, pre, caption, tfoot`)) {
    block.before(' ')
    block.after(' ')
    unwrap(block)
  }
  for (const mark of cell.querySelectorAll('br')) mark.replaceWith(' ')
  if (isHeading) for (const mark of cell.querySelectorAll('strong, span')) unwrap(mark)
}

/** Prepares tables for `pastedRows`; a single cell is only its text, as copied from a spreadsheet or a frame in a mail. */
function tables(body: Element): void {
  for (const table of body.querySelectorAll('table')) {
    if (table.parentElement?.closest('table')) continue
    if (table.caption) table.before(renamed(table.caption, 'p'))
    const rows = pastedRows(table)
    const [only] = rows[0] ?? []
    if (rows.length === 0) table.remove()
    else if (only && rows.length === 1 && rows[0]?.length === 1) table.replaceWith(...only.childNodes)
    else rows.forEach((row, y) => row.forEach((cell) => cell && tidyCell(cell, y === 0)))
  }
}

/** Turns preformatted text, as in mails, into paragraphs with line breaks. */
function preformatted(body: Element): void {
  for (const block of body.querySelectorAll('pre')) {
    const paragraphs = (block.textContent ?? '').trim().split(/\n\s*\n/)
    block.replaceWith(
      ...paragraphs.map((text) => {
        const paragraph = block.ownerDocument.createElement('p')
        const lines = text.split('\n').flatMap((line) => [block.ownerDocument.createElement('br'), line])
        paragraph.append(...lines.slice(1))
        return paragraph
      }),
    )
  }
}

const isInline = (node: Node | null) => node !== null && !(node instanceof Element && node.matches(blocks))

/** A line of the source that wraps is a space; between blocks it is nothing. */
function wrappedLines(body: Element): void {
  body.normalize()
  const walker = body.ownerDocument.createTreeWalker(body, 4 /* text */)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const isBetween = isInline(text.previousSibling) && isInline(text.nextSibling)
    if (text.data.trim() === '' && text.data.includes('\n')) text.data = isBetween ? ' ' : ''
    else text.data = text.data.replace(/\s*\n\s*/g, ' ')
  }
}

/** Whether the block has words on that side of a node; Google Docs and Word Online have line breaks in spans of their own. */
function hasWordsBeside(node: Node, side: 'previousSibling' | 'nextSibling'): boolean {
  for (let other = node[side]; other; other = other[side]) {
    if (!isInline(other)) return false
    if (other.textContent?.trim()) return true
  }
  const around = node.parentElement
  return !!around && isInline(around) && around.nodeName !== 'BODY' && hasWordsBeside(around, side)
}

/** Line breaks at the end of a block, or beside one, show nothing in a browser. */
function idleBreaks(body: Element): void {
  for (const mark of body.querySelectorAll('br'))
    if (!hasWordsBeside(mark, 'nextSibling') || !hasWordsBeside(mark, 'previousSibling')) mark.remove()
}

/** Blocks of mails and web pages that the editor does not know. */
const containers =
  'div, section, article, main, header, footer, aside, figure, figcaption, address, dl, dt, dd, details, summary'

/** Makes paragraphs of the words between an element's blocks. */
function inParagraphs(element: Element): void {
  let paragraph: Element | undefined
  const all = `${blocks}, ${containers}`
  for (const node of [...element.childNodes]) {
    if (node instanceof Element && (node.matches(all) || node.querySelector(all))) paragraph = undefined
    else if (paragraph) paragraph.append(node)
    else if (node.textContent?.trim()) {
      paragraph = element.ownerDocument.createElement('p')
      node.before(paragraph)
      paragraph.append(node)
    }
  }
}

/** Mails have a `div` for each line; without this, the last word of one would run into the first word of the next. */
function lines(body: Element): void {
  for (const element of [...body.querySelectorAll(containers)].reverse()) {
    if (element.closest('table')) continue
    const around = element.parentElement
    inParagraphs(element)
    if (around) inParagraphs(around)
    unwrap(element)
  }
  // Without a paragraph, each differently formatted word of an item would be one.
  for (const element of body.querySelectorAll('li, blockquote')) inParagraphs(element)
}

/** Word and mails have empty paragraphs as spacing; the check would not let one be saved. */
function emptyBlocks(body: Element): void {
  for (const block of body.querySelectorAll('p, h2, h3')) if (!block.textContent?.trim()) block.remove()
}

/** Changes the parsed document's body; `body` is sanitised already. Returns it. */
export function tidyPasted(body: HTMLElement): HTMLElement {
  bold(body)
  wordHeadings(body)
  superscripts(body)
  for (const [from, to] of Object.entries(levels))
    for (const heading of body.querySelectorAll(from)) renamed(heading, to)
  boldHeadings(body)
  directLinks(body)
  // Links to notes and bookmarks of the source document lead nowhere here.
  for (const link of body.querySelectorAll('a:not([href]), a[href^="#"]')) unwrap(link)
  wordLists(body)
  flatLists(body)
  tables(body)
  // Only files of the site can be shown; the rules of a style sheet would become words, a mark of Word Online for the
  // end of a paragraph a space.
  for (const element of body.querySelectorAll('img, style, .EOP')) element.remove()
  preformatted(body)
  lines(body)
  emptyBlocks(body)
  wrappedLines(body)
  idleBreaks(body)
  return body
}
