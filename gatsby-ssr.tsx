/** What every page's head holds in the built HTML, whatever its content. */
import type { GatsbySSR } from 'gatsby'
import { createElement } from 'react'
import { fixedTags } from './src/seo/fixed-head'

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) => {
  setHeadComponents(
    fixedTags.map(({ tag, ...attributes }, key) => createElement(tag, { key, ...attributes })),
  )
}
