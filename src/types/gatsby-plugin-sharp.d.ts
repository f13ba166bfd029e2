/** The one function of gatsby-plugin-sharp that the build calls; the package brings no types. */
declare module 'gatsby-plugin-sharp' {
  import type { GatsbyCache, Node, Reporter } from 'gatsby'

  type Image = { src: string; srcSet: string; sizes: string }

  export function generateImageData(options: {
    file: Node
    args: object
    pathPrefix: string
    reporter: Reporter
    cache: GatsbyCache | undefined
  }): Promise<
    | {
        images: { fallback?: Image; sources?: { srcSet: string; type: string }[] }
        width: number
        height: number
      }
    | undefined
  >
}
