/** The byte budgets of every page, in one place; a page over budget fails the tests. All sizes after brotli. */

/** Packets of a new connection before the first answer of the client: what arrives in the first round trip. */
const firstRoundTrip = 14 * 1024

export const budgets = {
  /** The HTML of a page with all its inline CSS. */
  html: firstRoundTrip,
  /** All CSS of the site, inline and in its file (docs/decisions/styles.md). */
  css: 8 * 1024,
  /** All scripts that a content page loads, chunks included. */
  scripts: 120 * 1024,
  /**
   * The behaviour in the browser: src/client on a content page, without React. Half a kilobyte of it keeps what the
   * browser stores within consent; Gatsby's own scrolling, which stored without asking, was more and is gone.
   */
  client: 12.5 * 1024,
  /** Fonts that a page asks for before anything else. */
  preloadedFonts: 1,
  /** The Content-Security-Policy header; hosts limit the length of a header. Not compressed. */
  policy: 4 * 1024,
} as const
