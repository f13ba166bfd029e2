/**
 * A minimal i18next for gatsby-plugin-react-i18next in the browser: texts of one page in one language. The build
 * renders with the real i18next (14 kB); a test compares their output (docs/decisions).
 */
import { fillIn } from '../../lib/fill-in'

type Texts = Readonly<Record<string, string>>
type Options = { lng?: string; resources?: Readonly<Record<string, Readonly<Record<string, Texts>>>> }
type Values = Readonly<Record<string, unknown>>

/** Logs a locale file that fails to load. */
const logLocaleError = (message: string): void => console.error(`Failed locale loading: ${message}`)

function createInstance() {
  let texts: Readonly<Record<string, Texts>> = {}
  const instance = {
    language: '',
    /** Missing texts are logged; the site falls back to those of another language. */
    init({ lng = '', resources = {} }: Options) {
      instance.language = lng
      const own = resources[lng]
      if (!own) logLocaleError(`no texts for “${lng}”`)
      texts = own ?? Object.values(resources)[0] ?? {}
    },
    changeLanguage(language: string) {
      instance.language = language
    },
    /** `key` is `namespace:name`; a missing text falls back to its name. */
    t(key: string, values: Values = {}): string {
      const [namespace = '', name = ''] = key.split(':')
      return fillIn(texts[namespace]?.[name] ?? name, values)
    },
  }
  return instance
}

export type LightI18n = ReturnType<typeof createInstance>

export default { createInstance }
