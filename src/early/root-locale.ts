/**
 * The choice of language on first access, before the first paint, so that nothing flashes (R52, R54;
 * docs/spec/languages.md#detection).
 */

/**
 * Takes the browser's language tags, the preferred one first (R53; docs/spec/languages.md#matching), and returns the
 * code of the best match or undefined. The position in the list decides; at the same position the full tag wins over
 * the language part (A4).
 */
export function findBrowserLocale(tags: readonly string[]): string | undefined {
  for (const tag of tags) {
    const wanted = tag.toLowerCase()
    const found =
      earlyFacts.languages.find(([, iso]) => iso === wanted) ??
      earlyFacts.languages.find(([, , language]) => language === wanted.split('-')[0])
    if (found) return found[0]
  }
  return undefined
}

/**
 * Redirects from the home page of the default language to the language stored by an explicit switch (A5), else to the
 * browser's preferred one; query and hash are kept. Visitors who come from a page of this site are not redirected: they
 * chose the link they followed.
 */
export function chooseLocale(
  location: Pick<Location, 'pathname' | 'origin' | 'search' | 'hash' | 'replace'>,
  { cookie, referrer }: Pick<Document, 'cookie' | 'referrer'>,
  navigator: Pick<Navigator, 'languages'>,
): void {
  if (location.pathname !== '/' || referrer.startsWith(`${location.origin}/`)) return
  const cookies = cookie.split('; ')
  // A language that the site does not have counts as none (A5).
  const stored = earlyFacts.languages.find(([code]) =>
    cookies.includes(`${earlyFacts.localeCookieName}=${code}`),
  )?.[0]
  const locale = stored ?? findBrowserLocale(navigator.languages)
  if (locale && locale !== earlyFacts.defaultLocale)
    location.replace(`/${locale}${location.search}${location.hash}`)
}
