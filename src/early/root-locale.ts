/** The choice of language on first access, before the first paint, so that nothing flashes (R52, R54; docs/spec/languages.md#detection). */

/**
 * Takes the tags of the browser, the preferred one first (R53; docs/spec/languages.md#matching), and returns the code of
 * the best match or undefined. The place in the list decides; at the same place the full tag wins over the language
 * part (A4).
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
 * Leads from the home page of the default language to the one that an explicit switch has stored (A5), else to the one
 * that suits the browser; query and hash are kept. Visitors who come from a page of this site are not sent on: the
 * link they followed says where they want to be.
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
