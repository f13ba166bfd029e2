/** Small translations from GraphQL's nullable shapes to PageData values. */
import type { Action, Cover, Picture, RichText, Video } from '../types'

type Nullable<T> = T | null | undefined
type LinkResult = Nullable<{ readonly href: string; readonly external: boolean }>
type ActionResult = Nullable<{ readonly label: Nullable<string>; readonly link: LinkResult }>
type PictureResult = Nullable<{
  readonly src: string
  readonly srcSet: Nullable<string>
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[]
  readonly width: number
  readonly height: number
  readonly alt: string
}>
type VideoResult = {
  readonly slug: string
  readonly title: string
  readonly transcript: string
  readonly poster: PictureResult
  readonly source: Nullable<{
    readonly kind: string
    readonly src: Nullable<string>
    readonly type: Nullable<string>
    readonly width: Nullable<number>
    readonly height: Nullable<number>
    readonly duration: Nullable<number>
    readonly tracks: Nullable<
      readonly { readonly src: string; readonly language: string; readonly label: string }[]
    >
    readonly provider: Nullable<string>
    readonly company: Nullable<string>
    readonly player: Nullable<string>
    readonly watch: Nullable<string>
  }>
}
type RichTextResult = Nullable<{
  readonly html: string
  readonly videos: readonly VideoResult[]
  readonly headings: readonly RichText['headings'][number][]
}>

/** An absent text becomes undefined, so that `field &&` reads naturally in views. */
export const optional = (text: Nullable<string>): string | undefined => text ?? undefined

/** A required text; the content check has made sure that it is there. */
export const text = (value: Nullable<string>): string => value ?? ''

/** Makes a list of what is present. */
export function list<T, R>(items: Nullable<readonly Nullable<T>[]>, make: (item: T) => R): R[] {
  return (items ?? []).flatMap((item) => (item === null || item === undefined ? [] : [make(item)]))
}

/** A link with its words; undefined if its target is gone. */
export function action(result: ActionResult): Action | undefined {
  if (!result?.link || !result.label) return undefined
  return { label: result.label, href: result.link.href, external: result.link.external }
}

export function picture(result: PictureResult): Picture | undefined {
  if (!result) return undefined
  return { ...result, srcSet: optional(result.srcSet), sources: [...result.sources] }
}

/** A picture where there is one, else the pattern of the seed. */
export const cover = (seed: string, result: PictureResult): Cover => ({ seed, picture: picture(result) })

/** Empty fields of the other kind of source are left out; undefined if the entry names no video. */
function videoSource(source: VideoResult['source']): Video['source'] | undefined {
  if (source?.kind === 'provider') {
    const { provider, company, player, watch } = source
    return {
      kind: 'provider',
      provider: text(provider),
      company: text(company),
      player: text(player),
      watch: text(watch),
    }
  }
  if (source?.kind !== 'file') return undefined
  const { src, type, width, height, duration, tracks } = source
  return {
    kind: 'file',
    src: text(src),
    type: text(type),
    width: width ?? 0,
    height: height ?? 0,
    duration: duration ?? 0,
    tracks: [...(tracks ?? [])],
  }
}

/** A video; none if its entry is gone or names no source. */
export function video(result: Nullable<VideoResult>): Video[] {
  const source = videoSource(result?.source)
  if (!result || !source) return []
  const { slug, title, transcript, poster } = result
  const paragraphs = text(transcript)
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
  return [{ id: slug, title, transcript: paragraphs, poster: cover(slug, poster), source }]
}

export function richText(result: RichTextResult): RichText {
  return {
    html: result?.html ?? '',
    headings: [...(result?.headings ?? [])],
    videos: (result?.videos ?? []).flatMap(video),
  }
}
