/**
 * gatsby-plugin-react-i18next in the browser: texts of one page in one language. The build renders with the plugin
 * itself and with i18next (24 kB); a test compares their output (docs/decisions/light-i18n-runtime.md).
 */
import { createContext, useContext, useMemo, type ReactElement } from 'react'
import { fillIn } from '../../lib/fill-in'

type Texts = Readonly<Record<string, string>>

type Translate = (key: string, values?: Readonly<Record<string, unknown>>) => string

/** The texts in a page's data, as the plugin's source gives them: one node for each file. */
type LocaleNode = { language: string; ns: string; data: string }

type PageProps = {
  data?: { locales?: { edges: readonly { node: LocaleNode }[] } }
  pageContext: { i18n: { language: string } }
}

const Context = createContext<Translate>((key) => key)

/** Missing texts are logged; the site falls back to those of another language, then to the text's name. */
function textsIn(nodes: readonly LocaleNode[], language: string): Translate {
  const own = nodes.filter((node) => node.language === language)
  if (own.length === 0) console.error(`Failed locale loading: no texts for “${language}”`)
  const shown = (own.length > 0 ? own : nodes).map(({ ns, data }) => [ns, JSON.parse(data) as Texts] as const)
  const files = new Map(shown)
  return (key, values = {}) => {
    const [namespace = '', name = ''] = key.split(':')
    return fillIn(files.get(namespace)?.[name] ?? name, values)
  }
}

function LocaleTexts({ data, pageContext, children }: PageProps & { children: ReactElement }) {
  const { language } = pageContext.i18n
  const translate = useMemo(
    () =>
      textsIn(
        (data?.locales?.edges ?? []).map(({ node }) => node),
        language,
      ),
    [data, language],
  )
  return <Context value={translate}>{children}</Context>
}

/** Gatsby's hook: provides the texts of the page. */
export function wrapPageElement({
  element,
  props,
}: {
  element: ReactElement
  props: PageProps
}): ReactElement {
  return (
    <LocaleTexts data={props.data} pageContext={props.pageContext}>
      {element}
    </LocaleTexts>
  )
}

/** Returns the translate function of the page; its texts are always loaded, because they are part of the page's data. */
export const useI18next = (): { t: Translate } => ({ t: useContext(Context) })
