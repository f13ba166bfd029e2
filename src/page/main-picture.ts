/** The image at the top of a page, which is preloaded. */
import type { PageData, Picture } from './types'

/**
 * The `sizes` of an entry's cover in its opening: next to the title from 992 px on, else full width. Next to a long
 * title the frame is portrait, and a landscape image that covers it is wider than its visible part.
 */
export const mainPictureSizes = '(min-width: 992px) max(46vw, 64rem), 100vw'

/** Returns the uploaded cover of a product, an article or another entry; undefined if a pattern is drawn instead. */
export function mainPicture(page: PageData): Picture | undefined {
  switch (page.kind) {
    case 'product':
      return page.product.cover.picture
    case 'entry':
      return page.entry.cover.picture
    case 'article':
      return page.article.cover.picture
    case 'page':
      return undefined
  }
}
