/** The editor's entry: registers what Musterwerk adds to Decap, then starts it with the derived configuration. */
import { mountBar } from './bar/mount'
import { makeConfig } from './config/config'
import { readSettings } from './config/settings'
import { interfaceLanguage } from './language'
import { registerPhrases } from './phrases/register'
import { registerDecap } from './decap/register'
import { startDecap } from './decap/start'

const settings = readSettings(document)
const language = interfaceLanguage()
document.documentElement.lang = language

registerPhrases()
registerDecap(settings, language)
startDecap(makeConfig(settings, language))
mountBar(settings, language)
