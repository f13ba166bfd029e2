/** The props of Decap's previews that ours uses. */
import type { LocaleCode } from '../../site/locales'
import type { Immutable } from '../decap/immutable'

export type PreviewProps = {
  /** The entry in the language being edited; its texts carry invisible marks for click-to-edit. */
  entry: Immutable
  collection: Immutable
  locale?: LocaleCode
  /** The preview's own document and window. */
  document: Document
  window: Window
  getAsset: (path: string) => { toString: () => string } | undefined
}
