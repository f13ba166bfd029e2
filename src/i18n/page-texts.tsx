/** The bridge from gatsby-plugin-react-i18next to the texts that views use; the only import of the plugin. */
import { useI18next } from 'gatsby-plugin-react-i18next'
import { useMemo, type ReactNode } from 'react'
import type { LocaleIso } from '../site/locales'
import { TextsContext, type Texts } from './texts'

type Props = { iso: LocaleIso; children: ReactNode }

/** Provides the page's interface texts. */
export function PageTexts({ iso, children }: Props) {
  const { t } = useI18next()
  const texts = useMemo<Texts>(() => ({ t: (key, values) => t(key, { ...values }), iso }), [t, iso])
  return <TextsContext.Provider value={texts}>{children}</TextsContext.Provider>
}
