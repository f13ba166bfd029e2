/** Mounts the bar in the page. */
import { createRoot } from 'react-dom/client'
import type { AdminSettings } from '../config/settings'
import { Bar } from './bar'

/** In development, links to pages stay on the local site. */
export function mountBar(settings: AdminSettings): void {
  const place = document.getElementById('tools')
  if (place) createRoot(place).render(<Bar siteUrl={settings.local ? '' : settings.siteUrl} />)
}
