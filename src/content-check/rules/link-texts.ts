/** The words of a link must say where it leads, also when read out of context. */
import type { Message } from '../../content-model/problems'
import { message } from '../rule'

const empty = new Set([
  'here',
  'click here',
  'link',
  'this link',
  'this',
  'this page',
  'read here',
  'see here',
  'hier',
  'hier klicken',
  'klicken sie hier',
  'klick hier',
  'dieser link',
  'diesem link',
  'diese seite',
  'siehe hier',
])

/** Returns what is wrong with the words of a link, or undefined. */
export function linkTextFault(words: string): Message | undefined {
  const plain = words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  if (plain === '') {
    return message(
      'empty-link-text',
      ['the link has no words', 'der Link hat keinen Text'],
      ['write where it leads', 'schreiben Sie, wohin er führt'],
    )
  }
  if (!empty.has(plain)) return undefined
  return message(
    'vague-link-text',
    [
      `the link text “${words}” does not say where it leads`,
      `der Linktext „${words}“ sagt nicht, wohin er führt`,
    ],
    ['name the target in the link', 'nennen Sie das Ziel im Linktext'],
  )
}
