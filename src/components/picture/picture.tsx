/** A picture in the formats and sizes that the build made. */
import type { Picture as PictureData } from '../../page/types'

type Props = {
  picture: PictureData
  /** How wide it is shown, as the `sizes` attribute says it. */
  sizes?: string
  /** True for the main picture of a page: loaded at once and first. */
  priority?: boolean
  className?: string
}

/**
 * Width and height are always set, so that nothing moves when it arrives. Where there are sources, every browser in
 * use takes one of them; the file of `src` is for the others.
 */
export function Picture({ picture, sizes = '100vw', priority = false, className }: Props) {
  const srcSet = picture.sources.length > 0 ? undefined : picture.srcSet
  return (
    <picture>
      {picture.sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
      <img
        className={className}
        src={picture.src}
        srcSet={srcSet}
        sizes={srcSet && sizes}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  )
}
