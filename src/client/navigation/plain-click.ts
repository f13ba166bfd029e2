/** Clicks that the site may handle in place of the browser. */

/** Whether a click follows the link itself, without opening a new tab, a new window or a menu. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
