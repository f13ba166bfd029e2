/** The page transition's view of the document. */

/** The paths of the leaving and the entering page. */
export type Way = { from: string; to: string }

/** The parts of the document that the transition uses. */
export type Stage = {
  /** The element of the page on screen. */
  page: () => Element | null
  /**
   * Keeps the picture of the old page on screen, so that no frame is empty. Resolves to a function that starts the
   * change to the new page and resolves when it is done; to `undefined` without a transition.
   */
  hold: (way: Way) => Promise<(() => Promise<unknown>) | undefined>
}
