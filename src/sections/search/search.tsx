/** The results page, addressed as `/search?q=…`. */
import { useRef } from 'react'
import { useLate } from '../../client/use-late'
import * as buttons from '../../components/button/button.module.css'
import { Belt } from '../../components/belt/belt'
import { Section } from '../../components/section/section'
import { Links } from '../../components/search/links'
import * as styles from '../../components/search/search.module.css'
import { SearchField } from '../../components/search/search-field'
import { useIso, useTexts } from '../../i18n/texts'
import { linkedPageGroups } from '../../page/linked-pages'
import type { SectionOf, SiteData } from '../../page/types'
import { resultsFieldId } from '../../search/types'
import { localeOfIso } from '../../site/locales'
import { pathOf } from '../../site/paths'

type Props = { section: SectionOf<'search'>; site: SiteData }

const loadResults = () => import('./results-page').then((part) => part.ResultsPage)

/** The form and the links work without scripts; the search itself is loaded as soon as scripts run. */
export function Search({ section: { heading, ...head }, site }: Props) {
  const t = useTexts()
  const action = pathOf('search', localeOfIso(useIso()).code)
  const Results = useLate(true, loadResults)
  const panel = useRef<HTMLDivElement>(null)
  return (
    <>
      <Section {...head}>
        <h2 className="hidden">{heading}</h2>
        <div ref={panel} className={styles.panel}>
          <SearchField id={resultsFieldId} action={action}>
            <button className={buttons.button}>{t('search:submit')}</button>
          </SearchField>
          {Results ? (
            <Results site={site} around={panel} />
          ) : (
            <>
              <noscript>
                <p>{t('search:noScripts')}</p>
              </noscript>
              <Links heading={t('search:suggestions')} groups={linkedPageGroups(site)} />
            </>
          )}
        </div>
      </Section>
      <Belt seed="search" below="ink" />
    </>
  )
}
