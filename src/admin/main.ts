/**
 * The editor's entry point: registers this project's additions to Decap, then starts it with the derived configuration.
 */
import { mountBar } from './bar/bar'
import { makeConfig } from './config/config'
import { readSettings } from './config/settings'
import { interfaceLanguage } from './words/language'
import { registerDecap } from './register'
import { closeLibraryOnBack, decap } from './decap/internals'
import { followOpenedEntries } from './decap/opened'
import { closeWithEntry } from './decap/panel-store'
import { keepPlace } from './decap/place'
import { identityTokenIn } from './sign-in/identity-token'
import { mountPasswordForm } from './sign-in/password-form'

const settings = readSettings(document)
const language = interfaceLanguage()
document.documentElement.lang = language
document.documentElement.dataset['publishMode'] = settings.publishMode

const token = identityTokenIn(location.hash)
const place = document.getElementById('nc-root')

if (token && place) {
  mountPasswordForm(place, token)
} else {
  registerDecap(settings)
  keepPlace()
  closeWithEntry()
  closeLibraryOnBack()
  followOpenedEntries()
  decap.init({ config: makeConfig(settings, language) })
  mountBar(settings)
}
