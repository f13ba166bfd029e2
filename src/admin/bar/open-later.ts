/** Opens the large dialogs, which are loaded when one of them is first asked for: the login screen needs none. */
import { collectionNamed, type Collection } from '../../content-model'
import { explanationOf } from '../decap/explain'
import type { Language } from '../words/language'
import { wordsIn } from '../words/words'
import { showPanel } from '../decap/panel-store'

type Part = typeof import('../dialogs/later')

/** Takes what shows a dialog. A part that cannot be loaded is the server's failure, which is said. */
export function opening(language: Language, show: (part: Part) => void): void {
  import('../dialogs/later').then(show, (error: unknown) => {
    const text = explanationOf(error, language, 'loading') ?? wordsIn(language)('errors.loading.offline')
    showPanel({ kind: 'notice', text })
  })
}

/** The collection whose list is shown, if one is. */
export function listedCollection(): Collection | undefined {
  const [, name] = /^#\/collections\/([\w-]+)(?:$|\/(?:search|filter)\b|\?)/.exec(location.hash) ?? []
  return collectionNamed(name)
}
