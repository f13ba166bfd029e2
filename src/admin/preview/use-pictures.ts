/** Pictures in the preview: Decap's assets, including pending uploads, with their natural sizes. */
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Picture } from '../../page/types'
import type { PreviewProps } from './preview-props'

/** The size assumed until a picture has been measured, in pixels: a typical screenshot. */
const usual = { width: 1600, height: 1000 }

type Size = { width: number; height: number }

/** `version` increases when a picture has been measured, so that the page is re-rendered. */
export function usePictures(getAsset: PreviewProps['getAsset']) {
  const sizes = useRef(new Map<string, Size>())
  const latest = useRef(getAsset)
  const [version, setVersion] = useState(0)
  useEffect(() => {
    latest.current = getAsset
  }, [getAsset])
  const measure = useCallback((address: string) => {
    sizes.current.set(address, usual)
    const image = new Image()
    image.onload = () => {
      sizes.current.set(address, { width: image.naturalWidth, height: image.naturalHeight })
      setVersion((count) => count + 1)
    }
    image.src = address
  }, [])
  const pictureOf = useCallback(
    (src: string): Omit<Picture, 'alt'> | undefined => {
      const address = latest.current(src)?.toString()
      if (!address) return undefined
      if (!sizes.current.has(address)) measure(address)
      return { src: address, sources: [], ...(sizes.current.get(address) ?? usual) }
    },
    [measure],
  )
  return { pictureOf, version }
}
