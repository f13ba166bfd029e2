/** The button that closes a dialog or a panel. */
import { words } from '../words/words'

export function CloseButton({ close }: { close: () => void }) {
  return (
    <button type="button" onClick={close}>
      {words('close')}
    </button>
  )
}
