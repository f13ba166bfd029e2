/** Renders Markdown for a page: placeholders filled, links resolved, images and videos inserted. */
import { pictureHtml } from '../content-model/markdown/picture-html'
import { fillPlaceholders } from '../content-model/markdown/placeholders'
import { renderMarkdown, videosIn } from '../content-model/markdown/render'
import { resolveLink } from '../entries/addresses'
import { factOf } from '../entries/facts'
import { formatBytes } from '../i18n/format'
import { localeOf } from '../site/locales'
import type { RichText } from '../page/types'
import type { Around } from './around'

/** Renders Markdown; `firstLevel` is the level of its top headings. */
export function richText(written: string, around: Around, firstLevel: number): RichText {
  const { locale, content, media, card, texts } = around
  const source = fillPlaceholders(written, (name) => factOf(name, around))
  const text = renderMarkdown(source, {
    firstLevel,
    resolveLink: (target) => resolveLink(target, locale, content)?.href,
    describeFile: (file) => {
      const bytes = media.bytesOf(file)
      if (bytes === undefined) return undefined
      const type = file.split('.').pop()?.toUpperCase() ?? ''
      return texts('common:fileFacts', { type, size: formatBytes(bytes, localeOf(locale).iso) })
    },
    renderImage: ({ src, alt }) => {
      const picture = media.pictureOf(src)
      return picture && pictureHtml({ ...picture, alt })
    },
  })
  return { ...text, videos: videosIn(source).flatMap((slug) => card('videos', slug) ?? []) }
}
