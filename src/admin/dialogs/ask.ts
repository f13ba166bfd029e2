/**
 * Questions and notices in the editor's own dialogs: the browser's native ones have buttons in the browser's language.
 */
import { momentOf } from '../words/moment'
import { words, type Words } from '../words/words'

type WordId = Parameters<Words>[0]

/** Labels of the two answers, and the one that loses nothing. */
const answers = {
  goOn: { no: 'cancel', yes: 'goOn', safe: 'no' },
  leaving: { no: 'stay', yes: 'discard', safe: 'no' },
  backup: { no: 'backupDiscard', yes: 'backupUse', safe: 'yes' },
  removal: { no: 'cancel', yes: 'removeItem', safe: 'no' },
} as const satisfies Readonly<Record<string, { no: WordId; yes: WordId; safe: 'no' | 'yes' }>>

/** A modal dialog that is removed when it is closed or the address changes. */
export function openDialog(label: string): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  dialog.className = 'mw-dialog'
  dialog.setAttribute('aria-label', label)
  const leave = () => dialog.close()
  addEventListener('hashchange', leave)
  dialog.addEventListener('close', () => {
    removeEventListener('hashchange', leave)
    dialog.remove()
  })
  document.body.append(dialog)
  return dialog
}

/** The safe answer has the focus: Enter may be meant for what was there before. */
function ask(text: string, buttons: readonly WordId[], safe = buttons[0]): Promise<string> {
  const dialog = openDialog(text)
  dialog.setAttribute('role', 'alertdialog')
  const said = document.createElement('p')
  said.textContent = text
  const row = document.createElement('footer')
  buttons.forEach((id, place) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = words(id)
    button.autofocus = id === safe
    if (place === buttons.length - 1) button.dataset['main'] = ''
    button.addEventListener('click', () => dialog.close(id))
    row.append(button)
  })
  dialog.append(said, row)
  dialog.showModal()
  return new Promise((resolve) => dialog.addEventListener('close', () => resolve(dialog.returnValue)))
}

/**
 * Asks, and resolves to the answer; to undefined after Escape or a change of address, which counts as no answer:
 * nothing is changed.
 */
export async function confirmed(
  question: string,
  kind: keyof typeof answers = 'goOn',
): Promise<boolean | undefined> {
  const { no, yes, safe } = answers[kind]
  const answer = await ask(question, [no, yes], answers[kind][safe])
  return answer ? answer === yes : undefined
}

/** Asks whether to continue with text that the browser has kept; takes the time of its last change, empty if unknown. */
export const wantsKeptText = (time: string): Promise<boolean | undefined> =>
  confirmed(words('backupKept', { time: time ? momentOf(time) : undefined }), 'backup')

/** Shows a message that must be confirmed before work continues. */
export async function told(text: string): Promise<void> {
  await ask(text, ['ok'])
}
