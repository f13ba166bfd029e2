/**
 * Clicks from the first paint on; inline in every page's head. A click on the language switch stores the locale cookie
 * (365 days, path `/`, SameSite lax, not secure) and carries over query and hash; the browser, or later the client's
 * navigation, then follows the link. The last buttons clicked are kept for the scripts that answer them.
 */
addEventListener(
  'click',
  ({ target }) => {
    const closest = <E extends Element>(selector: string) => (target as Element).closest?.<E>(selector)
    const link = closest<HTMLAnchorElement>(`a[${earlyFacts.localeChoiceAttribute}]`)
    window.earlyClick = closest<HTMLElement>(earlyFacts.replayedButtons) || window.earlyClick
    window.earlyTheme = closest<HTMLElement>(`[${earlyFacts.themeChoiceAttribute}]`) || window.earlyTheme
    if (link) {
      try {
        document.cookie = `${earlyFacts.localeCookieName}=${link.getAttribute(earlyFacts.localeChoiceAttribute)};max-age=${earlyFacts.localeCookieSeconds};path=/;SameSite=Lax`
      } catch {
        // Blocked cookies: the link still leads to the other language.
      }
      link.search = location.search
      link.hash = location.hash
    }
  },
  true,
)
export {}
