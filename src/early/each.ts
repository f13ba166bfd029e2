/** Calls `visit` for every element that matches a selector, in document order. */
export const each = <E extends Element>(selector: string, visit: (element: E, index: number) => void) =>
  document.querySelectorAll<E>(selector).forEach(visit)
