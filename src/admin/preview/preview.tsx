/** The preview: the entry being edited, in the site's own views, with a strip of controls above. */
import './styles.css'
import { useMemo } from 'react'
import type { PageData } from '../../page/types'
import { defaultLocale } from '../../site/locales'
import { heldNote } from '../decap/list-rows'
import type { Draft } from '../draft/draft'
import { currentDraft } from '../decap/open-draft'
import { interfaceTexts } from './interface-texts'
import { siteContent } from '../decap/site-index'
import { useLoaded } from '../decap/use-loaded'
import { words } from '../words/words'
import { Controls } from './controls'
import { openPage } from './draft-page'
import { Guard } from './guard'
import { markedValues } from './marks'
import type { PreviewProps } from './preview-props'
import { SitePage } from './site-page'
import { usePictures } from './use-pictures'

export { VersionPage } from './version-page'

export function Preview({ entry, locale = defaultLocale, document, getAsset }: PreviewProps) {
  const content = useLoaded(siteContent, undefined)
  const { pictureOf, version } = usePictures(getAsset)
  const page = useMemo<PageData | undefined>(() => {
    // Pictures load later and trigger a new version of the page.
    void version
    const draft = currentDraft()
    if (!content || !draft) return undefined
    const values = { ...draft.values, [locale]: markedValues(draft.collection, entry.toJS()['data']) }
    return openPage(draft, { content, locale, pictureOf, texts: interfaceTexts(locale) }, values)
  }, [entry, content, locale, pictureOf, version])
  if (!content) return <p>{words('preview.unbuilt')}</p>
  if (!page) return null
  const draft = currentDraft()
  const noteOf = ({ collection, values }: Draft) => heldNote(collection.name, Object.values(values), 'held')
  return (
    <>
      <Controls document={document} note={draft && noteOf(draft)} />
      <Guard mark={page} fallback={<p>…</p>}>
        <SitePage page={page} document={document} />
      </Guard>
    </>
  )
}
