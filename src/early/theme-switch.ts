/**
 * The colour theme before and alongside React. Keeps `data-theme` on `<html>` (absent for the system's setting), `<meta
 * name="color-scheme">`, the two `<meta name="theme-color">` (light, then dark) and `aria-pressed` of the buttons in
 * sync, and follows clicks on them and choices in other documents. The choice is stored only while the consent record allows
 * functional storage (`keep-theme.ts` stores it if that is allowed later); otherwise it applies until the page is left.
 */
import { each } from './each'
import { dataset } from './root'

/** The two theme colours from the HTML. */
const colors: string[] = []
let theme: string | null | undefined
/** What was stored when last read; until that changes, a choice that is not stored applies. */
let stored: string | null

function apply(): void {
  let scheme = 'light dark'
  if (theme === 'light' || theme === 'dark') scheme = dataset['theme'] = theme
  else {
    theme = 'system'
    delete dataset['theme']
  }
  each<HTMLMetaElement>('meta[name=color-scheme]', (meta) => (meta.content = scheme))
  each<HTMLMetaElement>('meta[name=theme-color]', (meta, index) => (colors[index] ||= meta.content))
  each<HTMLMetaElement>('meta[name=theme-color]', (meta, index) => {
    meta.content = colors[theme === 'system' ? index : theme === 'dark' ? 1 : 0] as string
  })
  each(`[${earlyFacts.themeChoiceAttribute}]`, (button) => {
    button.ariaPressed = `${button.getAttribute(earlyFacts.themeChoiceAttribute) === theme}`
  })
}

function read(): void {
  try {
    const now = localStorage.getItem(earlyFacts.themeName)
    if (stored !== now) theme = stored = now
  } catch {
    // Blocked storage: the choice made on this page applies.
  }
  apply()
}

document.addEventListener('click', ({ target }) => {
  const button = (target as Element).closest?.(`[${earlyFacts.themeChoiceAttribute}]`)
  if (!button) return
  theme = button.getAttribute(earlyFacts.themeChoiceAttribute) as string
  try {
    if (theme === 'system') localStorage.removeItem(earlyFacts.themeName)
    else if (/"functional":true/.test(localStorage.getItem(earlyFacts.consentName) as string))
      localStorage.setItem(earlyFacts.themeName, theme)
  } catch {
    // Blocked storage: the choice applies until the page is left.
  }
  read()
})
addEventListener('storage', read)
// Not every browser tells a page that returns from the back/forward cache what has been stored meanwhile.
addEventListener('pageshow', read)
document.addEventListener(earlyFacts.themeSyncEvent, read)
read()
