/** Link text must make sense out of context. */
import type { Message } from '../../content-model/problems'
import { message } from '../../content-model/sentences'
import { plainWords } from '../../lib/plain-words'

/** Generic link texts. */
const generic = new Set(
  [
    `here, click here, click, link, links, this link, this, this page, page, website, site, web, read here, see here,
    read more, more, more here, read on, read, read this, continue, continue reading, details, more details, more info,
    more information, info, information, find out more, see more, view, view more, show more, go, open, start, next,
    back, download, download here, pdf, document, file, article, this article, post, url`,
    `hier, hier klicken, klicken sie hier, klicken, klick hier, klick, dieser link, diesem link, diesen link, diese
    seite, dieser seite, seite, webseite, siehe hier, mehr, mehr lesen, mehr hier, mehr dazu, weiter, weiterlesen,
    weiter lesen, lesen, lesen sie mehr, lesen sie weiter, mehr infos, mehr informationen, weitere infos, weitere
    informationen, infos, informationen, mehr details, zum link, zur seite, zur website, anzeigen, mehr anzeigen,
    ansehen, öffnen, los, herunterladen, hier herunterladen, dokument, datei, artikel, zum artikel, beitrag, zum
    beitrag, dieser artikel`,
  ].flatMap((list) => list.split(',').map((words) => words.trim().replace(/\s+/g, ' '))),
)

/** Returns the fault of a link text, or undefined. */
export function linkTextFault(words: string): Message | undefined {
  const plain = plainWords(words)
  if (plain === '') return message('empty-link-text')
  if (!generic.has(plain)) return undefined
  return message('vague-link-text', { words })
}
