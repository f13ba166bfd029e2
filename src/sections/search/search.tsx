/** The page of results: works by its address, `/search?q=…`. */
import { useLate } from '../../client/use-late'
import * as buttons from '../../components/button/button.module.css'
import { Section } from '../../components/section/section'
import { Links } from '../../components/search/links'
import { SearchField } from '../../components/search/search-field'
import { useIso, useTexts } from '../../i18n/texts'
import { linkedPageGroups } from '../../page/linked-pages'
import type { SectionOf, SiteData } from '../../page/types'
import { localeOfIso } from '../../site/locales'
import { pathOf } from '../../site/paths'

type Props = { section: SectionOf<'search'>; site: SiteData }

/** The field's id until scripts run. */
const plainField = 'search'

const loadResults = () => import('./results-page').then((part) => part.ResultsPage)

/** The form and the links work alone; the search itself is loaded as soon as scripts run. */
export function Search({ section: { heading, ...head }, site }: Props) {
  const t = useTexts()
  const action = pathOf('search', localeOfIso(useIso()).code)
  const Results = useLate(true, loadResults)
  const button = <button className={buttons.button}>{t('search:submit')}</button>
  return (
    <Section {...head}>
      <h2 className="hidden">{heading}</h2>
      {Results ? (
        <Results site={site} button={button} plainField={plainField} />
      ) : (
        <div className="stack">
          <SearchField id={plainField} action={action}>
            {button}
          </SearchField>
          <noscript>
            <p>{t('search:noScripts')}</p>
          </noscript>
          <Links heading={t('search:suggestions')} groups={linkedPageGroups(site)} />
        </div>
      )}
    </Section>
  )
}
