/** Copied text holds whole words: soft hyphens would be carried into search fields, tables and other texts. */
import { softHyphen, withoutSoftHyphens } from '../lib/soft-hyphens'

/** Removes soft hyphens from text copied from the page, keeping formatting and links. */
export function copyWholeWords(page: Document): void {
  page.addEventListener('copy', (event) => {
    const selection = page.getSelection()
    const text = selection?.toString() ?? ''
    if (!selection || !event.clipboardData || !text.includes(softHyphen)) return
    const box = page.createElement('div')
    box.append(selection.getRangeAt(0).cloneContents())
    // Outside the page, addresses without a host do not work.
    for (const link of box.querySelectorAll('a')) link.setAttribute('href', link.href)
    event.clipboardData.setData('text/plain', withoutSoftHyphens(text))
    event.clipboardData.setData('text/html', withoutSoftHyphens(box.innerHTML))
    event.preventDefault()
  })
}
