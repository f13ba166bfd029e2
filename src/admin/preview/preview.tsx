/** The preview: the site's own views over the entry as it is being edited, with a strip of controls above. */
import './styles.css'
import { Component, useMemo, type MouseEvent, type ReactNode } from 'react'
import type { PageData } from '../../page/types'
import { formatDate } from '../../i18n/format'
import { defaultLocale } from '../../site/locales'
import { heldBack } from '../../site/publishing'
import { currentDraft, type Draft } from '../decap/draft'
import { interfaceTexts } from '../interface-texts'
import { languageTags, type Language } from '../language'
import { wordsIn } from '../words'
import { Controls } from './controls'
import { openPage } from './draft-page'
import { markedValues } from './marks'
import type { PreviewProps } from './preview-props'
import { SitePage } from './site-page'
import { usePictures } from './use-pictures'
import { useSiteContent } from './use-site-content'

type Props = PreviewProps & { language: Language }

/** A half-typed entry may break a view; the preview then waits for the next keystroke. */
class Guard extends Component<
  { children: ReactNode; mark: unknown; fallback: ReactNode },
  { failed?: unknown }
> {
  override state: { failed?: unknown } = {}
  static getDerivedStateFromError(): { failed: unknown } {
    return { failed: true }
  }
  override componentDidUpdate(before: { mark: unknown }): void {
    if (this.state.failed && before.mark !== this.props.mark) this.setState({ failed: undefined })
  }
  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}

/** Links of the page lead nowhere here: a click opens the field instead. */
function stay(event: MouseEvent): void {
  if ((event.target as Element).closest('a, button[type=submit]')) event.preventDefault()
}

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
