/** Which form the editor shows: another entry's address gets a form of its own. */
import { isSaving } from './saving'

let shown = ''
let key = 0

/**
 * Takes the path of the open entry; returns the key of its form. The form stays when saving gives its entry an address, and
 * when it becomes that of a new entry of the same collection, as by Duplicate.
 */
export function formKey(path: string): number {
  if (path === shown) return key
  const stays = isSaving() || path === shown.replace(/\/entries\/.*$/, '/new')
  if (!stays) key += 1
  shown = path
  return key
}
