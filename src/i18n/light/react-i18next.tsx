/** A minimal react-i18next for gatsby-plugin-react-i18next in the browser: a provider and its hook. */
import { createContext, useContext, type ReactNode } from 'react'
import i18next, { type LightI18n } from './i18next'

const Context = createContext<LightI18n>(i18next.createInstance())

type Props = { i18n: LightI18n; children: ReactNode }

export function I18nextProvider({ i18n, children }: Props) {
  return <Context.Provider value={i18n}>{children}</Context.Provider>
}

/**
 * Returns the translate function of the page; its texts are always loaded, because they are part of the page's data.
 */
export function useTranslation() {
  const i18n = useContext(Context)
  return { i18n, t: i18n.t, ready: true }
}
