/** Opens the search: by its button, or by Ctrl + K (⌘ + K) anywhere. Without scripts it links to the search page's field. */
import { useEffect, useRef, useState, type ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { chunkErrors } from '../../client/chunk-errors/chunk-error'
import { useTexts } from '../../i18n/texts'
import type { PageData } from '../../page/types'
import { queryParameter, resultsFieldId } from '../../search/types'
import { pathOf } from '../../site/paths'
import { Icon } from '../icon/icon'

type Dialog = ComponentType<{ site: PageData['site']; words: string; onClose: () => void }>
type Props = { page: PageData }

/** Records typed text; the returned function stops recording and returns the text. */
function keepLetters(): () => string {
  let letters = ''
  const onKey = (event: KeyboardEvent) => {
    if (event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    letters += event.key
  }
  document.addEventListener('keydown', onKey)
  return () => {
    document.removeEventListener('keydown', onKey)
    return letters
  }
}

/**
 * Loads the search when it is first opened; if that fails, submits the form with the text typed so far instead, but never
 * leaves a page offline.
 */
export function SearchButton({ page }: Props) {
  const t = useTexts()
  const form = useRef<HTMLFormElement>(null)
  const [open, setOpen] = useState<{ Dialog: Dialog; words: string; key: number }>()
  const start = useRef(() => {
    const lettersSoFar = keepLetters()
    import('./search-dialog').then(
      ({ SearchDialog: Dialog }) => {
        const words = lettersSoFar()
        // Synchronously: the next typed letter must reach the field.
        flushSync(() => setOpen((last) => ({ Dialog, words, key: (last?.key ?? 0) + 1 })))
      },
      (error: unknown) => {
        const words = lettersSoFar()
        chunkErrors.emit(error)
        if (!navigator.onLine) return
        form.current?.addEventListener('formdata', ({ formData }) => formData.set(queryParameter, words))
        form.current?.submit()
      },
    )
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      // One dialog at a time: an open one, be it the search itself or the consent settings, takes precedence.
      if (!document.querySelector('dialog[open]')) start.current()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <form
        ref={form}
        action={`${pathOf('search', page.meta.locale)}#${resultsFieldId}`}
        onSubmit={(event) => {
          event.preventDefault()
          start.current()
        }}
      >
        <button className="chip" aria-label={t('search:open')}>
          <Icon name="search" />
        </button>
      </form>
      {open && (
        <open.Dialog
          key={open.key}
          site={page.site}
          words={open.words}
          // A dialog that is opened again at once is not closed by the last one's event, which comes a moment later.
          onClose={() => setOpen((now) => (now === open ? undefined : now))}
        />
      )}
    </>
  )
}
