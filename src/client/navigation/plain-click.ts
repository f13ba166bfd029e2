/** Clicks that the site may answer in place of the browser. */

/** Whether a click asks for the link itself, not for a new tab, a new window or a menu. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
