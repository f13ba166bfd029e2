/**
 * Sets `data-theme` on `<html>` to a stored choice; inline in every page's head, so that the first paint is correct.
 */
try {
  const theme = localStorage.getItem(earlyFacts.themeName)
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme
} catch {
  // Blocked storage: the system's setting applies.
}
export {}
