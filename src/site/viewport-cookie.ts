/**
 * Whether a server reads the viewport cookie, to render the first layout for the visitor's last viewport size. The
 * built pages are static and leave their layout to CSS, so nothing reads it: it is not written, not listed, and needs
 * no consent. For server-side rendering, set this to true and describe the cookie in `functionalText` of
 * `locales/{en,de}/consent.json`.
 */
export const viewportCookieIsRead: boolean = false
