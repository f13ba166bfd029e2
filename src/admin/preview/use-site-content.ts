/** The content around the entry, fetched once per preview. */
import { useEffect, useState } from 'react'
import type { SiteContent } from '../../entries/site-content'
import { siteContent } from '../decap/site-index'

/** Undefined until it has loaded. */
export function useSiteContent(): SiteContent | undefined {
  const [content, setContent] = useState<SiteContent>()
  useEffect(() => {
    let current = true
    void siteContent().then((found) => {
      if (current) setContent(found)
    })
    return () => {
      current = false
    }
  }, [])
  return content
}
