/**
 * Texts of Decap's select fields in the interface language (patches/nothing-found.patch,
 * patches/unchanged-choice.patch).
 */
import { words } from '../words/words'

/** The accessible name of the button that removes an entry from a multiple choice. */
export const removeLabel = (name: string): string => words('removeChosen', { name })

/** The props `noOptionsMessage` and `loadingMessage` of react-select. */
export const noOptionsMessage = (): string => words('nothingFound')
export const loadingMessage = (): string => words('choicesLoading')

/** The parameters of react-select's messages that are used here. */
type Focused = {
  context: string
  focused: unknown
  label?: string
  options?: readonly unknown[]
  selectValue?: readonly unknown[]
}
type Changed = { action: string; label?: string; labels?: readonly string[] }

const helps = { menu: 'choiceHelp', input: 'choiceInputHelp', value: 'choiceValueHelp' } as const
const changes = {
  'deselect-option': 'choiceRemoved',
  'pop-value': 'choiceRemoved',
  'remove-value': 'choiceRemoved',
  'select-option': 'choiceTaken',
  'initial-input-focus': 'choiceTaken',
} as const

const isIn = <Known extends object>(name: PropertyKey, known: Known): name is keyof Known =>
  Object.hasOwn(known, name)

/** Announcements for screen readers: props for react-select, whose default texts are English. */
export function spokenChoice() {
  return {
    ariaLiveMessages: {
      guidance: ({ context }: { context: string }) => (isIn(context, helps) ? words(helps[context]) : ''),
      onChange: ({ action, label = '', labels = [label] }: Changed) => {
        if (action === 'clear') return words('choiceCleared')
        return isIn(action, changes) ? words(changes[action], { name: labels.join(', ') }) : ''
      },
      onFocus: ({ context, focused, label = '', options = [], selectValue = [] }: Focused) => {
        const all = context === 'value' ? selectValue : options
        return words('choiceAt', { name: label, place: all.indexOf(focused) + 1, count: all.length })
      },
      onFilter: ({ resultsMessage }: { resultsMessage: string }) => `${resultsMessage}.`,
    },
    screenReaderStatus: ({ count }: { count: number }) => words('choiceCount', { count }),
  }
}
