/** What every page's head holds in the built HTML, whatever its content. */
import type { GatsbySSR } from 'gatsby'
import { fontFile } from './src/styles/font'

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) => {
  setHeadComponents([
    <link key="font" rel="preload" href={fontFile} as="font" type="font/woff2" crossOrigin="anonymous" />,
    <meta key="scheme" name="color-scheme" content="light dark" />,
    <link key="icon" rel="icon" href="/icon.svg" type="image/svg+xml" sizes="any" />,
    <link key="apple" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
  ])
}
