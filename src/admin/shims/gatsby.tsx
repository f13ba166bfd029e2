/** Stub for Gatsby in the preview: links are plain anchors there, and nothing is queried. */
import type { AnchorHTMLAttributes } from 'react'

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: string
  activeClassName?: string
  partiallyActive?: boolean
}

export function Link({
  to,
  activeClassName: _active,
  partiallyActive: _partially,
  children,
  ...rest
}: Props) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  )
}

export const withPrefix = (path: string): string => path
export const navigate = (): void => undefined
export const graphql = (): undefined => undefined
