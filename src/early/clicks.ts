/**
 * Clicks that must work before hydration. A click on the language switch stores the locale cookie (365 days, path `/`,
 * SameSite lax, not secure) and carries over query and hash; the browser, or later the client's navigation, then
 * follows the link. A click on a button that needs scripts is kept and replayed later.
 */
import { dataset } from './root'

document.addEventListener(
  'click',
  ({ target }) => {
    const closest = <E extends Element>(selector: string) => (target as Element).closest?.<E>(selector)
    const link = closest<HTMLAnchorElement>(`a[${earlyFacts.localeChoiceAttribute}]`)
    const button = closest<HTMLElement>(earlyFacts.replayedButtons)
    if (link) {
      try {
        document.cookie = `${earlyFacts.localeCookieName}=${link.getAttribute(earlyFacts.localeChoiceAttribute)};max-age=${earlyFacts.localeCookieSeconds};path=/;SameSite=Lax`
      } catch {
        // Blocked cookies: the link still leads to the other language.
      }
      link.search = location.search
      link.hash = location.hash
    }
    if (button && !(earlyFacts.readyKey in dataset)) window.earlyClick = button
  },
  true,
)
