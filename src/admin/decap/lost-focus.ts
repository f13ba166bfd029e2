/** Where the focus is after a change of pages (patches/focus-in-lists.patch, marks-in-both-forms.patch, landmark-of-board.patch). */

/** A React ref whose element takes a lost focus: the keyboard and screen readers would begin at the top of the page. */
export function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true })
}
