/** Gives Decap its words in both languages of the interface: its own, completed and put right by ours. */
import { decap } from '../decap/internals'
import { de, en } from 'decap-cms-locales'
import { dePhrases } from './de'
import { enPhrases } from './en'
import { merge } from './merge'

export function registerPhrases(): void {
  decap.registerLocale('en', merge(en, enPhrases))
  decap.registerLocale('de', merge(de, dePhrases))
}
