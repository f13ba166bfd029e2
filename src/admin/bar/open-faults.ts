/** Tracks which of the listed problems remain while the editor keeps typing. */
import { useEffect, useState } from 'react'
import type { Problem } from '../../content-model/problems'
import { currentDraft } from '../decap/open-draft'
import { decapState, onDecapState } from '../decap/internals'
import { checkEntry } from '../decap/check-entry'

/** Debounce before the entry is checked again, in milliseconds. */
const pause = 600

/** The key of a field's fault, independent of how its message quotes the current text. */
export const faultOf = ({ rule, field, locale }: Problem): string => `${rule} ${locale} ${field}`

/** Returns the keys of the problems that the open entry still has. */
export function useOpenFaults(problems: readonly Problem[]): ReadonlySet<string> {
  const [open, setOpen] = useState<{ of: readonly Problem[]; faults: ReadonlySet<string> }>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let entry = decapState().entryDraft.get('entry')
    let isCurrent = true
    const check = async () => {
      const draft = currentDraft()
      if (!draft) return
      // Without the server the list is left unchanged; saving reports the failure.
      const found = await checkEntry(draft).catch(() => undefined)
      if (found && isCurrent) setOpen({ of: problems, faults: new Set(found.map(faultOf)) })
    }
    const stop = onDecapState(() => {
      const now = decapState().entryDraft.get('entry')
      if (now === entry) return
      entry = now
      clearTimeout(timer)
      timer = setTimeout(() => void check(), pause)
    })
    return () => {
      isCurrent = false
      clearTimeout(timer)
      stop()
    }
  }, [problems])
  return open?.of === problems ? open.faults : new Set(problems.map(faultOf))
}
