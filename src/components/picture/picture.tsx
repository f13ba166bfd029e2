/** A picture in the formats and sizes that the build made. */
import type { Picture as PictureData } from '../../page/types'

type Props = {
  picture: PictureData
  /** The displayed width, as a value of the `sizes` attribute. */
  sizes?: string
  /** For the main picture of a page: loaded eagerly, with high priority. */
  priority?: boolean
  className?: string
}

/**
 * Width and height are always set, so that loading it causes no layout shift. If there are sources, every current
 * browser uses one of them; `src` is the fallback for the others.
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
