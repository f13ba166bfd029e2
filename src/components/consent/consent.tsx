/** Asks for consent once, and opens the settings whenever the footer's button is pressed. */
import { useEffect, useRef, useState } from 'react'
import { chunkErrors } from '../../client/chunk-errors/chunk-error'
import { consent, type ConsentChoices } from '../../client/consent/store'
import { useConsentRecord } from '../../client/consent/use-consent'
import { useActed } from '../../client/use-acted'
import { useLate } from '../../client/use-late'
import type { Action } from '../../page/types'

type Props = { name: string; legal: readonly Action[] }

/** Every button of the site that opens the settings. */
const opener = '[data-consent-settings]'

const loadBanner = () => import('./consent-banner').then((module) => module.ConsentBanner)
const loadDialog = () =>
  import('./consent-dialog').then(
    (module) => module.ConsentDialog,
    (error: unknown) => {
      chunkErrors.emit(error)
      throw error
    },
  )

/**
 * None of this is in the HTML: without scripts nothing needs consent. The banner appears at the visitor's first
 * interaction, so that it is never the largest contentful paint. `name` is who asks for consent, `legal` the pages to
 * read first. Any button with `data-consent-settings` opens the settings. Visitors who have chosen download neither
 * banner nor settings.
 */
export function Consent({ name, legal }: Props) {
  const record = useConsentRecord()
  const acted = useActed()
  /** How often the settings have been opened since they were last closed: each press requests them again. */
  const [open, setOpen] = useState(0)
  const asked = useRef(false)
  const Banner = useLate(acted && !record, loadBanner)
  const Dialog = useLate(open, loadDialog)

  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest(opener)) setOpen((times) => times + 1)
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])

  useEffect(() => {
    // The pressed button disappears with the banner; the focus continues in the page, not at its very start.
    const lost = asked.current && !Banner && document.activeElement === document.body
    if (lost) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
    asked.current = Banner !== undefined
  }, [Banner])

  const choose = (choices: ConsentChoices) => {
    consent.choose(choices)
    setOpen(0)
  }
  return (
    <>
      {Banner && <Banner name={name} legal={legal} onChoose={choose} />}
      {Dialog && (
        <Dialog name={name} choices={record?.choices} onChoose={choose} onClose={() => setOpen(0)} />
      )}
    </>
  )
}
