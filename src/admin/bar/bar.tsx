/** The bar at the bottom of the editor: checks, sections of the other language, views, interface language. */
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import type { AdminSettings } from '../config/settings'
import { currentDraft, draftMark } from '../decap/open-draft'
import { closeLibrary, onDecapState } from '../decap/internals'
import { checkEntry } from '../decap/check-entry'
import { explanationOf } from '../decap/explain'
import { chooseInterfaceLanguage, languageNames, pageLanguage } from '../words/language'
import { words } from '../words/words'
import { panelStore, showPanel } from '../decap/panel-store'
import { CloseButton } from '../dialogs/close-button'
import { DeletedButton, MenuButton, VersionsButton } from './dialog-buttons'
import { StructureButtons } from './structure-buttons'
import { TranslationsLink } from './translations-link'
import { ViewLinks } from './view-links'

/** Not needed on the login screen. If they cannot be loaded, the server is unreachable, and a message says so. */
const Panels = lazy(() =>
  import('./panels').then(
    (part) => ({ default: part.Panels }),
    () => ({ default: () => <p className="mw-notice">{words('errors.loading.offline')}</p> }),
  ),
)

async function checkNow(): Promise<void> {
  const draft = currentDraft()
  if (!draft) return
  const problems = await checkEntry(draft).catch((error: unknown) => {
    showPanel({ kind: 'notice', text: explanationOf(error) ?? String(error) })
  })
  if (!problems) return
  showPanel(
    problems.length > 0
      ? { kind: 'problems', problems, checked: true }
      : { kind: 'notice', text: words('checkClean') },
  )
}

function LanguageChoice() {
  return (
    <span className="mw-choice">
      <select
        aria-label={words('interfaceLanguage')}
        value={pageLanguage()}
        onChange={(event) => chooseInterfaceLanguage(event.target.value === 'de' ? 'de' : 'en')}
      >
        {Object.entries(languageNames).map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </span>
  )
}

/** Rendered in its own React root, beside Decap's. */
function Bar({ siteUrl }: { siteUrl: string }) {
  const { panel, slow } = useSyncExternalStore(panelStore.subscribe, panelStore.get)
  const mark = useSyncExternalStore(onDecapState, draftMark)
  const draft = currentDraft()
  return (
    <aside className="mw-tools" aria-label={words('bar')} data-draft={mark}>
      <div className="mw-panels" role="status" aria-live="polite">
        {slow && <p className="mw-notice">{words('slow')}</p>}
        {panel?.kind === 'notice' && (
          <div className="mw-notice">
            {panel.text}{' '}
            {panel.links && (
              <ul>
                {panel.links.map(({ text, href }) => (
                  <li key={`${href}${text}`}>
                    <a href={href} onClick={closeLibrary}>
                      {text}
                    </a>
                  </li>
                ))}
              </ul>
            )}
            {panel.undo && (
              <button
                type="button"
                onClick={() => {
                  showPanel(undefined)
                  panel.undo?.()
                }}
              >
                {words('undo')}
              </button>
            )}{' '}
            <CloseButton close={() => showPanel(undefined)} />
          </div>
        )}
        {panel && panel.kind !== 'notice' && (
          <Suspense>
            <Panels panel={panel} />
          </Suspense>
        )}
      </div>
      <div className="mw-bar">
        {draft && (
          <>
            <button type="button" onClick={() => void checkNow()}>
              {words('check')}
            </button>
            <StructureButtons />
            <MenuButton />
            {!draft.isNew && <VersionsButton />}
            {!draft.isNew && <ViewLinks siteUrl={siteUrl} />}
          </>
        )}
        <DeletedButton />
        <span className="mw-space" />
        <TranslationsLink />
        <a href="/" target="_blank" rel="noopener">
          {words('viewSite')}
        </a>
        <LanguageChoice />
      </div>
    </aside>
  )
}

/** Mounts the bar in the page. In development, links to pages stay on the local site. */
export function mountBar({ local, siteUrl }: AdminSettings): void {
  const place = document.getElementById('tools')
  if (place) createRoot(place).render(<Bar siteUrl={local ? '' : siteUrl} />)
}
