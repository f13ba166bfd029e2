/** The web app manifest of a language (W3C, Web Application Manifest). */
import { iconFiles, themeColors } from '../site/icons'
import { isRightToLeft, type Locale } from '../site/locales'
import { withPrefix } from '../site/paths'

const icon = ({ path, edge }: { path: string; edge: number }, purpose: 'any' | 'maskable') => ({
  src: path,
  sizes: `${edge}x${edge}`,
  type: 'image/png',
  purpose,
})

/** Returns the file as JSON. The site opens in a browser tab: it is a website, not an app. */
export function webManifest(site: { name: string; description: string }, { code, iso }: Locale): string {
  const start = withPrefix(code, '')
  return JSON.stringify({
    id: start,
    name: site.name,
    short_name: site.name,
    description: site.description,
    lang: iso,
    dir: isRightToLeft(iso) ? 'rtl' : 'ltr',
    start_url: start,
    scope: '/',
    display: 'browser',
    background_color: themeColors.light,
    theme_color: themeColors.light,
    icons: [
      icon(iconFiles.small, 'any'),
      icon(iconFiles.large, 'any'),
      icon(iconFiles.maskable, 'maskable'),
      { src: iconFiles.svg.path, sizes: 'any', type: iconFiles.svg.type, purpose: 'any' },
    ],
  })
}
