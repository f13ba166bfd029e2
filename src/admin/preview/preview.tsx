/** The preview: the site's own views over the entry as it is being edited, with a strip of controls above. */
import './styles.css'
import { useMemo } from 'react'
import type { PageData } from '../../page/types'
import { formatDate } from '../../i18n/format'
import { defaultLocale } from '../../site/locales'
import { heldBack } from '../../site/publishing'
import type { Draft } from '../draft/draft'
import { currentDraft } from '../decap/open-draft'
import { interfaceTexts } from './interface-texts'
import { languageTags, type Language } from '../words/language'
import { wordsIn } from '../words/words'
import { Controls } from './controls'
import { openPage } from './draft-page'
import { Guard, stay } from './guard'
import { markedValues } from './marks'
import type { PreviewProps } from './preview-props'
import { SitePage } from './site-page'
import { usePictures } from './use-pictures'
import { useSiteContent } from './use-site-content'

export { VersionPage } from './version-page'

type Props = PreviewProps & { language: Language }

/** Says that visitors do not see the entry, and why; undefined for a published one. */
function noteOf({ collection, values }: Draft, language: Language): string | undefined {
  const held = heldBack(collection.name, values[defaultLocale])
  if (!held) return undefined
  const words = wordsIn(language)
  return held.reason === 'draft'
    ? words('held.draft')
    : words(`held.${held.reason}`, { date: formatDate(held.day, languageTags[language]) })
}

export function Preview({ entry, locale = defaultLocale, document, getAsset, language }: Props) {
  const words = wordsIn(language)
  const content = useSiteContent()
  const { pictureOf, version } = usePictures(getAsset)
  const page = useMemo<PageData | undefined>(() => {
    // Pictures arrive later and make a new version of the page.
    void version
    const draft = currentDraft()
    if (!content || !draft) return undefined
    const values = { ...draft.values, [locale]: markedValues(draft.collection, entry.toJS()['data']) }
    return openPage(draft, { content, locale, pictureOf, texts: interfaceTexts(locale) }, values)
  }, [entry, content, locale, pictureOf, version])
  if (!content) return <p>{words('preview.unbuilt')}</p>
  if (!page) return null
  const draft = currentDraft()
  return (
    <>
      <Controls document={document} language={language} note={draft && noteOf(draft, language)} />
      <Guard mark={page} fallback={<p>…</p>}>
        {/* The handler only holds links back; everything inside keeps its own keyboard behaviour. */}
        <div role="presentation" onClickCapture={stay}>
          <SitePage page={page} document={document} />
        </div>
      </Guard>
    </>
  )
}
