/** What the outbox needs from a place that keeps texts: five operations, each done or not done when it returns. */

/** Keys look like `pending/<id>`; values are short texts. A write that returned has survived a crash. */
export type Store = {
  /** Writes a new text. Returns false, and changes nothing, when the key is taken: of many at once, one wins. */
  create(key: string, text: string): Promise<boolean>
  /** Writes over a text in one step. */
  replace(key: string, text: string): Promise<void>
  read(key: string): Promise<string | undefined>
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>
  /** The names after `folder/`, in no order. */
  list(folder: string): Promise<string[]>
}
