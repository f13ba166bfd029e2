/** The byte budgets of every page; a page over budget fails the tests. All sizes after Brotli. */

/** The initial congestion window: what arrives in the first round trip of a new connection. */
const firstRoundTrip = 14 * 1024

export const budgets = {
  /** The HTML of a page with all its inline CSS. */
  html: firstRoundTrip,
  /** All CSS of the site, inline and in its file (docs/decisions/styles.md). */
  css: 8 * 1024,
  /** All scripts that a content page loads, chunks included; the engine of the contact form is loaded later. */
  scripts: 95 * 1024,
  /**
   * The behaviour in the browser: src/client on a content page, without React. Half a kilobyte of it limits what the
   * browser stores to what consent allows; it replaces Gatsby's scroll handling, which was larger and stored without
   * asking.
   */
  client: 9.25 * 1024,
  /** The HTTP client, which is loaded after a failed attempt and with the contact form. */
  httpClient: 3.9 * 1024,
  /** Fonts that a page preloads. */
  preloadedFonts: 1,
  /** The Content-Security-Policy header; hosts limit the length of a header. Not compressed. */
  policy: 4 * 1024,
} as const
