/** The static parts of every built page's head. */
import type { GatsbySSR } from 'gatsby'
import { cloneElement, createElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { fixedTags } from './src/seo/fixed-head'

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) => {
  setHeadComponents(
    fixedTags.map(({ tag, ...attributes }, key) => createElement(tag, { key, ...attributes })),
  )
}

/** Gatsby’s element with all styles of the site. */
const isSheet = (node: ReactNode): node is ReactElement<Record<string, unknown>> =>
  isValidElement<Record<string, unknown>>(node) && node.props['data-identity'] === 'gatsby-global-css'

/**
 * The last pass (src/gatsby/finish-pages.ts) reads the styles from their file: inlined, they would be half of each
 * page.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  const emptied = (node: ReactNode) =>
    isSheet(node) ? cloneElement(node, { dangerouslySetInnerHTML: { __html: '' } }) : node
  replaceHeadComponents(getHeadComponents().map(emptied))
}
