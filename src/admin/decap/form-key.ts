/** The key of the editor's form: the address of another entry gets a new form. */
import { isSaving } from './saving'

let shown = ''
let key = 0

/**
 * Takes the path of the open entry; returns the key of its form. The form is kept when saving gives its entry an
 * address, and when it turns into a new entry of the same collection, as with Duplicate.
 */
export function formKey(path: string): number {
  if (path === shown) return key
  const stays = isSaving() || path === shown.replace(/\/entries\/.*$/, '/new')
  if (!stays) key += 1
  shown = path
  return key
}
