/** What every page's head holds in the built HTML, whatever its content. */
import type { GatsbySSR } from 'gatsby'
import { iconFiles, themeColors } from './src/site/icons'
import { fontFile } from './src/styles/font'

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) => {
  const { svg, ico, apple } = iconFiles
  setHeadComponents([
    <link key="font" rel="preload" href={fontFile} as="font" type="font/woff2" crossOrigin="anonymous" />,
    <meta key="scheme" name="color-scheme" content="light dark" />,
    ...Object.entries(themeColors).map(([scheme, color]) => (
      <meta key={scheme} name="theme-color" content={color} media={`(prefers-color-scheme:${scheme})`} />
    )),
    <link key="ico" rel="icon" href={ico.path} sizes={`${ico.edge}x${ico.edge}`} />,
    <link key="svg" rel="icon" href={svg.path} type={svg.type} />,
    <link key="apple" rel="apple-touch-icon" href={apple.path} />,
  ])
}
