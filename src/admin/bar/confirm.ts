/** A yes-or-no question, asked as Decap asks its own: with the browser's dialog. */

export function confirmWith(question: string): boolean {
  return globalThis.confirm(question)
}
