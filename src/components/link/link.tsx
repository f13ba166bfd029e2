/**
 * The site's only link component: an anchor, followed by `client/navigation/links.ts` if it leads to a page of the
 * site.
 */
import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { pathPrefix } from '../../client/path-prefix'
import { kindOfHref } from '../../site/href-kind'

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'rel' | 'target'> & {
  /** Page path (without host prefix), file of the site, fragment, or full address. */
  href: string
  children?: ReactNode
}

/** Renders `href` according to its kind; every other attribute is passed to the anchor. */
export function Link({ href, children, ...rest }: Props) {
  const kind = kindOfHref(href)
  return (
    <a
      href={kind === 'page' || kind === 'file' ? pathPrefix() + href : href}
      rel={kind === 'external' ? 'noopener noreferrer' : undefined}
      {...rest}
    >
      {children}
    </a>
  )
}
