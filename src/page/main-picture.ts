/** The picture at the top of a page, which is fetched before everything else. */
import type { PageData, Picture } from './types'

/**
 * How wide the opening of an entry shows its cover: beside the title from 992 px on, else across the screen. Beside a
 * long title the frame is higher than wide, and a landscape picture that fills it is wider than what is seen of it.
 */
export const mainPictureSizes = '(min-width: 992px) max(46vw, 64rem), 100vw'

/** Returns the uploaded cover of a product, an article or another entry; undefined where a pattern is drawn instead. */
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
