/** The open entry as shown by search engines and shared links. */
import type { SiteContent } from '../../entries/site-content'
import { subjectOf, type Subject } from '../../seo/link-picture/draw'
import { documentTitle } from '../../seo/head-tags'
import type { LocaleCode } from '../../site/locales'
import type { Draft } from '../draft/draft'
import { interfaceTexts } from './interface-texts'
import { openPage, withOpen } from './draft-page'

/** `picture`: generated if no picture is chosen. */
export type DraftHead = { title: string; description: string; picture?: Subject }

const none: DraftHead = { title: '', description: '' }

/** Returns empty texts and no picture for an entry that is too incomplete to make a page. */
export function headOf(draft: Draft, content: SiteContent, locale: LocaleCode): DraftHead {
  const input = { content, locale, pictureOf: () => undefined, texts: interfaceTexts(locale) }
  try {
    const page = openPage(draft, input)
    const { meta, site } = page
    const picture = subjectOf(withOpen(draft, content).id, meta, site.name)
    // Without a title, only the company's name would be left.
    return { title: meta.title && documentTitle(page), description: meta.description, picture }
  } catch {
    return none
  }
}
