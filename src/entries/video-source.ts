/** Resolves a video's source from its entry: a file with captions in every language, or a provider. */
import { translationOf } from '../content-model/translated'
import type { Entry } from './content'
import { localeCodes, localeOf, type LocaleCode } from '../site/locales'
import { parseVideoAddress, playerAddress, videoProviders, watchAddress } from '../site/video-providers'
import type { Video } from '../page/types'

/** Dimensions in pixels, duration in seconds. */
export type VideoFacts = { width: number; height: number; duration: number }

/** Default until a file has been measured. */
const usual: VideoFacts = { width: 16, height: 9, duration: 0 }

const wholeSeconds = ({ duration, ...shape }: VideoFacts): VideoFacts => ({
  ...shape,
  duration: Math.round(duration),
})

/** All available captions, those of the page's language first. */
function tracksOf(node: Entry, locale: LocaleCode) {
  const order = [locale, ...localeCodes.filter((code) => code !== locale)]
  return order.flatMap((code) => {
    const { iso, name } = localeOf(code)
    const src = translationOf(node, iso)?.['captions']
    return typeof src === 'string' && src ? [{ src, language: code, label: name }] : []
  })
}

/** Returns the source in one language; undefined for an invalid address. `facts` are those of its file. */
export function videoSource(
  node: Entry,
  locale: LocaleCode,
  facts: VideoFacts | undefined,
): Video['source'] | undefined {
  const file = fileOfVideo(node, locale)
  if (file) {
    const type = file.endsWith('.mp4') ? 'video/mp4' : 'video/webm'
    return { kind: 'file', src: file, type, ...wholeSeconds(facts ?? usual), tracks: tracksOf(node, locale) }
  }
  const video = parseVideoAddress(String(node['address'] ?? ''))
  if (typeof video === 'string') return undefined
  const { name, company } = videoProviders[video.provider]
  return {
    kind: 'provider',
    provider: name,
    company,
    player: playerAddress(video, locale),
    watch: watchAddress(video),
  }
}

/** The site path of a video's own file in a language, if it has one. */
export function fileOfVideo(node: Entry, locale: LocaleCode): string | undefined {
  const file = translationOf(node, localeOf(locale).iso)?.['file']
  return typeof file === 'string' && file ? file : undefined
}
