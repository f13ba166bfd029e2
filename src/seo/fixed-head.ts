/** Static head tags of every page: the font, the theme colours, the icons. */
import { iconFiles, themeColors } from '../site/icons'
import { typeface } from '../site/own/brand'
import type { HeadTag } from './head-tags'

const { svg, ico, apple } = iconFiles

export const fixedTags: readonly HeadTag[] = [
  {
    tag: 'link',
    rel: 'preload',
    href: typeface.file,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
  },
  { tag: 'meta', name: 'color-scheme', content: 'light dark' },
  ...Object.entries(themeColors).map(([scheme, content]): HeadTag => ({
    tag: 'meta',
    name: 'theme-color',
    content,
    media: `(prefers-color-scheme:${scheme})`,
  })),
  { tag: 'link', rel: 'icon', href: ico.path, sizes: `${ico.edge}x${ico.edge}` },
  { tag: 'link', rel: 'icon', href: svg.path, type: svg.type },
  { tag: 'link', rel: 'apple-touch-icon', href: apple.path },
]
