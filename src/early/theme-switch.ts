/**
 * The colour theme before and alongside React. Keeps `data-theme` on `<html>` (absent for the system's setting), `<meta
 * name="color-scheme">`, the two `<meta name="theme-color">` (light, then dark) and `aria-pressed` of the buttons in
 * sync, and follows clicks on them and choices in other tabs. The choice is stored only while the consent record allows
 * functional storage (`keep-theme.ts` stores it if that is allowed later); otherwise it applies until the page is left.
 */
import { each } from './each'
import { dataset } from './root'

/** The two theme colours from the HTML. */
const colors: string[] = []
let theme: string | null | undefined

function apply(): void {
  let scheme: string
  if (theme === 'light' || theme === 'dark') scheme = dataset['theme'] = theme
  else {
    scheme = 'light dark'
    theme = 'system'
    delete dataset['theme']
  }
  each<HTMLMetaElement>('meta[name=color-scheme]', (meta) => (meta.content = scheme))
  each<HTMLMetaElement>('meta[name=theme-color]', (meta, index) => (colors[index] ||= meta.content))
  each<HTMLMetaElement>('meta[name=theme-color]', (meta, index) => {
    meta.content = colors[theme === 'light' ? 0 : theme === 'dark' ? 1 : index] as string
  })
  each(`[${earlyFacts.themeChoiceAttribute}]`, (button) =>
    button.setAttribute('aria-pressed', `${button.getAttribute(earlyFacts.themeChoiceAttribute) === theme}`),
  )
}

function read(): void {
  try {
    theme = localStorage.getItem(earlyFacts.themeName)
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
  apply()
})
addEventListener('storage', ({ key }) => key === earlyFacts.themeName && read())
addEventListener('DOMContentLoaded', apply)
document.addEventListener(earlyFacts.themeSyncEvent, apply)
read()
