/**
 * The translations page at /admin/translations: missing, incomplete or outdated entries, with links into the editor.
 */
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { interfaceLanguage } from '../../admin/words/language'
import type { TranslationStatus } from '../types'
import { StatusTable } from './status-table'
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
  const open = status.entries.filter((entry) => entry.languages.some(({ state }) => state !== 'complete'))
  return (
    <>
      <p>
        <a href="/admin/">← {words.back}</a>
      </p>
      <h1>{words.title}</h1>
      <p>
        {words.lead(open.length, status.entries.length)}{' '}
        {words.made(new Date(status.made).toLocaleString(language))}
      </p>
      {!status.drafts && <p>{words.publishedOnly}</p>}
      {status.history !== 'full' && <p>{words.noHistory}</p>}
      <label>
        <input type="checkbox" checked={all} onChange={(event) => setAll(event.target.checked)} /> {words.all}
      </label>
      <StatusTable entries={all ? status.entries : open} language={language} />
    </>
  )
}

document.documentElement.lang = language
// The page's own title starts with the site's name.
document.title = `${document.title.split(' · ')[0] ?? ''} · ${words.title}`
const place = document.getElementById('translations')
if (place) createRoot(place).render(<Page />)
