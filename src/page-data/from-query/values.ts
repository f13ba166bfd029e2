/** Small translations from GraphQL's nullable shapes to PageData values. */
import type { Action, Cover, Picture, RichText } from '../types'

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
type RichTextResult = Nullable<{
  readonly html: string
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

export function richText(result: RichTextResult): RichText {
  return { html: result?.html ?? '', headings: [...(result?.headings ?? [])] }
}
