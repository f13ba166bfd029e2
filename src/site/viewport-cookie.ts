/**
 * Whether a server reads the viewport cookie, to draw the first layout for the size that a visitor had last time. The
 * built pages are the same for everybody and leave their layout to style sheets, so nothing reads it: it is not written,
 * not listed, and nobody is asked for it. Who lets a server draw pages sets this to true and names the cookie in
 * `functionalText` of `locales/{en,de}/consent.json`.
 */
export const viewportCookieIsRead: boolean = false
