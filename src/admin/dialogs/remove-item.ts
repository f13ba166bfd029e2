/** The question before a list item is removed with its text (patches/list-items.patch). */
import { isGroup } from '../../lib/values'
import { sectionKeys } from '../../content-model/section-ids'
import { plainOf } from '../decap/immutable'
import { words } from '../words/words'
import { confirmed } from './ask'

/** Whether an item or a part of it holds text. */
export function holdsText(item: unknown): boolean {
  if (typeof item === 'string') return item.trim() !== ''
  if (Array.isArray(item)) return item.some(holdsText)
  // The type and the id of a section are not typed by anyone.
  const own = (name: string) => !sectionKeys.includes(name)
  return isGroup(item) && Object.entries(item).some(([name, value]) => own(name) && holdsText(value))
}

/** Asks whether an item of Decap's store may be removed, unless it is empty. */
export async function mayRemove(item: unknown): Promise<boolean> {
  if (!holdsText(plainOf(item))) return true
  return (await confirmed(words('removeItemQuestion'), 'removal')) === true
}
