/** Visits every element that a selector finds, in the order of the document. */
export const each = <E extends Element>(selector: string, visit: (element: E, index: number) => void) =>
  document.querySelectorAll<E>(selector).forEach(visit)
