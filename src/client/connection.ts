/** The visitor's connection as the browser reports it; some browsers report nothing. */

const connection = () =>
  (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection ?? {}

/** The speed class of the connection (`4g`, `3g`, `2g`, `slow-2g`); undefined where the browser does not report it. */
export const connectionType = (): string | undefined => connection().effectiveType

/** Whether the visitor has asked to save data, or has a slow connection. */
export const isMetered = (): boolean => connection().saveData === true || /2g/.test(connectionType() ?? '')
