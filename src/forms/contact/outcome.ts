/**
 * The outcome of sending, reported on the page that is open by then: visitors may leave the form while they wait. Other
 * pages show it as a notice until it is closed or the form is open again.
 */
import { notices, type OutcomeNotice } from '../../client/builds/notices'
import type { FormView } from './form-view'

/** What the form shows, and what other pages say; they lack the form's texts, so these are carried over. */
type Outcome = { view: FormView; notice: Omit<OutcomeNotice, 'onClose'> }

/** An outcome that was on screen for a shorter time, in milliseconds, has not been read. */
const glance = 1000

let showInForm: ((view: FormView) => void) | undefined
let sending = false
let unread: { view: FormView; notice: OutcomeNotice; shownAt?: number } | undefined

function forget(): void {
  sending = false
  unread = undefined
}

function showInFormIfOpen(): void {
  if (!unread || !showInForm) return
  showInForm(unread.view)
  unread.shownAt = performance.now()
  if (notices.current() === unread.notice) notices.show(undefined)
}

// Each page change removes the notice.
notices.subscribe(() => {
  if (unread && !showInForm && !notices.current()) notices.show(unread.notice)
})

export const outcomes = {
  isSending: () => sending,
  /** To be called before sending. */
  begin() {
    sending = true
    unread = undefined
  },
  /** To be called with the answer. */
  report({ view, notice }: Outcome) {
    sending = false
    unread = { view, notice: { ...notice, onClose: forget } }
    if (showInForm) showInFormIfOpen()
    else notices.show(unread.notice)
  },
  forget,
  /** To be called when the form is on screen; returns the function to call when it is gone. */
  follow(show: (view: FormView) => void) {
    showInForm = show
    if (sending) show({ phase: 'sending' })
    else showInFormIfOpen()
    return () => {
      showInForm = undefined
      if (!unread) return
      const { notice, shownAt = 0 } = unread
      if (performance.now() - shownAt < glance) notices.show(notice)
      else unread = undefined
    }
  },
}
