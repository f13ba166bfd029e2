/** The page of one version of an entry, in its own iframe. */
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import type { LocaleCode } from '../../site/locales'
import { readSettings } from '../config/settings'
import type { Draft } from '../draft/draft'
import { decapState, onDecapState, pictureAddress } from '../decap/internals'
import { interfaceTexts } from './interface-texts'
import { siteContent } from '../decap/site-index'
import { useLoaded } from '../decap/use-loaded'
import { shownLanguage } from '../words/language'
import { said } from '../words/dialogs'
import { openPage } from './draft-page'
import { Guard } from './guard'
import { SitePage } from './site-page'
import { usePictures } from './use-pictures'

type Props = { draft: Draft; locale: LocaleCode }

/** The stylesheet's address comes from the editor itself and needs no escaping. */
const emptyPage = (style: string) =>
  `<!doctype html><html><head><link rel="stylesheet" href="${style}"></head><body></body></html>`

function Page({ draft, locale, document }: Props & { document: Document }) {
  const content = useLoaded(siteContent, undefined)
  // Pictures are loaded one by one, and each changes Decap's state.
  useSyncExternalStore(onDecapState, () => decapState().medias)
  const getAsset = useCallback(
    (path: string) => pictureAddress(draft.collection.name, path),
    [draft.collection.name],
  )
  const { pictureOf } = usePictures(getAsset)
  if (!content) return null
  const page = openPage(draft, { content, locale, pictureOf, texts: interfaceTexts(locale) })
  return <SitePage page={page} document={document} />
}

/** `draft` holds the values of the version. */
export function VersionPage({ draft, locale }: Props) {
  const [inner, setInner] = useState<Document>()
  const source = useMemo(() => emptyPage(readSettings(document).previewCss), [])
  return (
    <>
      <iframe
        title={said('versionPage', { language: shownLanguage(locale) })}
        srcDoc={source}
        onLoad={({ currentTarget }) => setInner(currentTarget.contentDocument ?? undefined)}
      />
      {inner &&
        createPortal(
          <Guard mark={draft} fallback={<p>{said('versionNoPage')}</p>}>
            <Page draft={draft} locale={locale} document={inner} />
          </Guard>,
          inner.body,
        )}
    </>
  )
}
