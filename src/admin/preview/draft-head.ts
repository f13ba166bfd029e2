/** What search engines and shared links show of the entry that is open. */
import type { SiteContent } from '../../entries/site-content'
import { documentTitle } from '../../seo/head-tags'
import type { LocaleCode } from '../../site/locales'
import type { Draft } from '../draft/draft'
import { interfaceTexts } from './interface-texts'
import { openPage } from './draft-page'

export type DraftHead = { title: string; description: string }

const none: DraftHead = { title: '', description: '' }

/** Returns empty texts for an entry of which too little is written to make a page. */
export function headOf(draft: Draft, content: SiteContent, locale: LocaleCode): DraftHead {
  const input = { content, locale, pictureOf: () => undefined, texts: interfaceTexts(locale) }
  try {
    const page = openPage(draft, input)
    return { title: documentTitle(page), description: page.meta.description }
  } catch {
    return none
  }
}
