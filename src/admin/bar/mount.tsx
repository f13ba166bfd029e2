/** Mounts the bar in the page. */
import { createRoot } from 'react-dom/client'
import type { AdminSettings } from '../config/settings'
import type { Language } from '../words/language'
import { Bar } from './bar'

/** In development, links to pages stay on the local site. */
export function mountBar(settings: AdminSettings, language: Language): void {
  const place = document.getElementById('tools')
  if (place)
    createRoot(place).render(<Bar language={language} siteUrl={settings.local ? '' : settings.siteUrl} />)
}
