/** Stub for Gatsby where components are tested without it: links that lead, and a site at the root. */
import type { ComponentProps } from 'react'

type Props = ComponentProps<'a'> & { to: string }

export const Link = ({ to, children, ...rest }: Props) => (
  <a href={to} {...rest}>
    {children}
  </a>
)

export const withPrefix = (path: string): string => path
