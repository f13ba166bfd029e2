/** Opens the search: by its button, or by Ctrl + K (⌘ + K) anywhere. Without scripts it leads to the page of the search. */
import { useEffect, useRef, useState, type ComponentType } from 'react'
import { useTexts } from '../../i18n/texts'
import type { PageData } from '../../page/types'
import { pathOf } from '../../site/paths'
import { Icon } from '../icon/icon'

type Dialog = ComponentType<{ site: PageData['site']; onClose: () => void }>
type Props = { page: PageData }

/** Nothing of the search is loaded before it is opened; if it cannot be loaded, the form is sent instead. */
export function SearchButton({ page }: Props) {
  const t = useTexts()
  const form = useRef<HTMLFormElement>(null)
  const [open, setOpen] = useState(false)
  const [Dialog, setDialog] = useState<Dialog>()
  const start = useRef(() => {
    import('./search-dialog').then(
      (part) => {
        setDialog(() => part.SearchDialog)
        setOpen(true)
      },
      () => form.current?.submit(),
    )
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      // One dialog at a time: whatever is open, the search itself or the consent settings, comes first.
      if (!document.querySelector('dialog[open]')) start.current()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <form
        ref={form}
        action={pathOf('search', page.meta.locale)}
        onSubmit={(event) => {
          event.preventDefault()
          start.current()
        }}
      >
        <button className="chip" aria-label={t('search:open')}>
          <Icon name="search" />
        </button>
      </form>
      {open && Dialog && <Dialog site={page.site} onClose={() => setOpen(false)} />}
    </>
  )
}
