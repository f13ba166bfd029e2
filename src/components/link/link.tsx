/** The site's one link: client navigation for its own pages, plain anchors for everything else. */
import { Link as GatsbyLink, withPrefix } from 'gatsby'
import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { kindOfHref } from '../../site/href-kind'

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'rel' | 'target'> & {
  /** Page path (without host prefix), file of the site, fragment, or full address. */
  href: string
  children?: ReactNode
}

/** Renders `href` the way its kind asks for; every other attribute goes to the anchor. */
export function Link({ href, children, ...rest }: Props) {
  switch (kindOfHref(href)) {
    case 'page':
      return (
        <GatsbyLink to={href} {...rest}>
          {children}
        </GatsbyLink>
      )
    case 'file':
      return (
        <a href={withPrefix(href)} {...rest}>
          {children}
        </a>
      )
    case 'external':
      return (
        <a href={href} rel="noopener noreferrer" {...rest}>
          {children}
        </a>
      )
    case 'plain':
      return (
        <a href={href} {...rest}>
          {children}
        </a>
      )
  }
}
