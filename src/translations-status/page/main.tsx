/**
 * The translations page at /admin/translations: missing, incomplete or outdated entries, with links into the editor.
 */
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { interfaceLanguage } from '../../admin/words/language'
import { keptDrafts } from '../../admin/draft/kept-drafts'
import type { TranslationStatus } from '../types'
import { StatusTable } from './status-table'
import { withDrafts } from './with-drafts'
import { pageWords } from './words'

const language = interfaceLanguage()
const words = pageWords[language]

function Page() {
  const [status, setStatus] = useState<TranslationStatus | 'failed'>()
  const [all, setAll] = useState(false)
  useEffect(() => {
    fetch('/admin/translations.json')
      .then(async (response) =>
        setStatus(response.ok ? ((await response.json()) as TranslationStatus) : 'failed'),
      )
      .catch(() => setStatus('failed'))
  }, [])
  if (status === 'failed') return <p role="alert">{words.failed}</p>
  if (!status) return null
  const drafts = keptDrafts()
  const entries = withDrafts(status.entries, drafts ?? [])
  const open = entries.filter((entry) => entry.languages.some(({ state }) => state !== 'complete'))
  return (
    <>
      <p>
        <a href="/admin/">← {words.back}</a>
      </p>
      <h1>{words.title}</h1>
      <p>
        {words.lead(open.length, entries.length)} {words.made(new Date(status.made).toLocaleString(language))}
      </p>
      {drafts ? <p>{words.withDrafts}</p> : !status.drafts && <p>{words.publishedOnly}</p>}
      {status.history !== 'full' && <p>{words.noHistory}</p>}
      <label>
        <input type="checkbox" checked={all} onChange={(event) => setAll(event.target.checked)} /> {words.all}
      </label>
      <StatusTable entries={all ? entries : open} />
    </>
  )
}

document.documentElement.lang = language
// The page's own title starts with the site's name.
document.title = `${document.title.split(' · ')[0] ?? ''} · ${words.title}`
const place = document.getElementById('translations')
if (place) createRoot(place).render(<Page />)
