/** What Decap's choices say, in the language of the interface (patches/nothing-found.patch, patches/unchanged-choice.patch). */
import { pageLanguage } from '../words/language'
import { wordsIn } from '../words/words'

/** The name of the button that takes an entry out of a choice of several. */
export const removeLabel = (name: string): string => wordsIn(pageLanguage())('removeChosen', { name })

/** What react-select takes as `noOptionsMessage` and `loadingMessage`. */
export const noOptionsMessage = (): string => wordsIn(pageLanguage())('nothingFound')
export const loadingMessage = (): string => wordsIn(pageLanguage())('choicesLoading')
