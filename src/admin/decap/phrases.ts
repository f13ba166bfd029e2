/** Decap's phrases in both interface languages, completed and corrected by ours. */
import { decap } from './internals'
import { de, en } from 'decap-cms-locales'
import { interfaceTexts } from '../words/words'
import { merge } from '../words/merge-phrases'

export function registerPhrases(): void {
  decap.registerLocale('en', merge(en, interfaceTexts.en.decap))
  decap.registerLocale('de', merge(de, interfaceTexts.de.decap))
}
