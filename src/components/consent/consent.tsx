/** Asks for consent once, and opens the settings whenever the footer's button is pressed. */
import { useEffect, useRef, useState } from 'react'
import { allChoices, consent, type ConsentChoices } from '../../client/consent/store'
import { useConsentRecord } from '../../client/consent/use-consent'
import { useHydrated } from '../../client/use-hydrated'
import type { Action } from '../../page-data/types'
import { ConsentBanner } from './consent-banner'
import { ConsentDialog } from './consent-dialog'

type Props = { name: string; legal: readonly Action[] }

/** Every button of the site that opens the settings. */
const opener = '[data-consent-settings]'

/**
 * Nothing of it stands in the HTML: without scripts nothing needs consent. `name` is who asks, `legal` the pages to read before.
 * The settings open from any button with `data-consent-settings`.
 */
export function Consent({ name, legal }: Props) {
  const record = useConsentRecord()
  const hydrated = useHydrated()
  const [open, setOpen] = useState(false)
  const banner = useRef<HTMLElement>(null)

  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest(opener)) setOpen(true)
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])

  const choose = (choices: ConsentChoices) => {
    const focusGoes = open || banner.current?.contains(document.activeElement)
    consent.choose(choices)
    setOpen(false)
    // The pressed button disappears; the keyboard goes on in the page, not at its very start.
    if (focusGoes && !record) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  }
  if (!hydrated) return null
  return (
    <>
      {!record && (
        <ConsentBanner ref={banner} name={name} legal={legal} onAll={(all) => choose(allChoices(all))} />
      )}
      {open && (
        <ConsentDialog
          name={name}
          initial={record?.choices ?? allChoices(false)}
          onChoose={choose}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
