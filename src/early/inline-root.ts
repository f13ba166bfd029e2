/** The choice of language, inline in the head of the home page of the default language. */
import { chooseLocale } from './root-locale'

try {
  chooseLocale(location, document, navigator)
} catch {
  // Blocked cookies: the page stays in its own language.
}
