/** Asks for consent once, and opens the settings whenever the footer's button is pressed. */
import { useEffect, useRef, useState } from 'react'
import { consent, type ConsentChoices } from '../../client/consent/store'
import { useConsentRecord } from '../../client/consent/use-consent'
import { useActed } from '../../client/use-acted'
import { useLate } from '../../client/use-late'
import type { Action } from '../../page/types'

type Props = { name: string; legal: readonly Action[] }

/** Every button of the site that opens the settings. */
const opener = '[data-consent-settings]'

const loadBanner = () => import('./consent-banner').then((module) => module.ConsentBanner)
const loadDialog = () => import('./consent-dialog').then((module) => module.ConsentDialog)

/**
 * Nothing of it is in the HTML: without scripts nothing needs consent. The question comes at the visitor's first
 * action, so that it is never the largest thing to wait for. `name` is who asks, `legal` the pages to read before.
 * The settings open from any button with `data-consent-settings`. Who has chosen downloads neither question nor settings.
 */
export function Consent({ name, legal }: Props) {
  const record = useConsentRecord()
  const acted = useActed()
  const [open, setOpen] = useState(false)
  const asked = useRef(false)
  const Banner = useLate(acted && !record, loadBanner)
  const Dialog = useLate(open, loadDialog)

  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest(opener)) setOpen(true)
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])

  useEffect(() => {
    // The pressed button is removed with the question; focus continues in the page, not at its very start.
    const lost = asked.current && !Banner && document.activeElement === document.body
    if (lost) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
    asked.current = Banner !== undefined
  }, [Banner])

  const choose = (choices: ConsentChoices) => {
    consent.choose(choices)
    setOpen(false)
  }
  return (
    <>
      {Banner && <Banner name={name} legal={legal} onChoose={choose} />}
      {Dialog && (
        <Dialog name={name} choices={record?.choices} onChoose={choose} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
