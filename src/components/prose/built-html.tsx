/** HTML generated and sanitized by the build (`content-model/markdown`). */
import { useMemo } from 'react'
import { trustedPolicies } from '../../site/constants'

type Props = { html: string; className: string }

const policy =
  typeof window === 'undefined'
    ? undefined
    : window.trustedTypes?.createPolicy(trustedPolicies.builtHtml, { createHTML: (html) => html })

/** The only place where text becomes markup in the browser; the site's policy blocks any other. */
export function BuiltHtml({ html, className }: Props) {
  const trusted = useMemo(() => policy?.createHTML(html) ?? html, [html])
  return <div className={className} dangerouslySetInnerHTML={{ __html: trusted }} />
}
