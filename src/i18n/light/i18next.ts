/**
 * What gatsby-plugin-react-i18next needs of i18next in the browser: texts of one page in one language. The build
 * renders with the real i18next (14 kB); a test holds both to the same output (docs/decisions).
 */
import { fillIn } from '../../lib/fill-in'

type Texts = Readonly<Record<string, string>>
type Options = { lng?: string; resources?: Readonly<Record<string, Readonly<Record<string, Texts>>>> }
type Values = Readonly<Record<string, unknown>>

/** The line of the log for a locale file that does not load. */
const logLocaleError = (message: string): void => console.error(`Failed locale loading: ${message}`)

function createInstance() {
  let texts: Readonly<Record<string, Texts>> = {}
  const instance = {
    language: '',
    /** Texts that did not come with the page are logged; the site goes on with those of another language. */
    init({ lng = '', resources = {} }: Options) {
      instance.language = lng
      const own = resources[lng]
      if (!own) logLocaleError(`no texts for “${lng}”`)
      texts = own ?? Object.values(resources)[0] ?? {}
    },
    changeLanguage(language: string) {
      instance.language = language
    },
    /** `key` is `namespace:name`; a text that is missing shows its name. */
    t(key: string, values: Values = {}): string {
      const [namespace = '', name = ''] = key.split(':')
      return fillIn(texts[namespace]?.[name] ?? name, values)
    },
  }
  return instance
}

export type LightI18n = ReturnType<typeof createInstance>

export default { createInstance }
