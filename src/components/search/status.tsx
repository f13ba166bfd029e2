/** The state of the search, announced to screen readers too. */
import { useTexts } from '../../i18n/texts'
import type { Translate } from '../../i18n/texts'
import { phraseOf } from '../../search/words'
import type { Search } from './use-search'

type Props = { search: Search }

function words({ phase, found, answered }: Search, t: Translate): string {
  if (phase === 'busy' && !found) return t('search:searching')
  // `npm start` builds no pages, so there is nothing to index.
  if (phase === 'failed')
    return t(process.env['NODE_ENV'] === 'development' ? 'search:onlyBuilt' : 'search:failed')
  if (!found) return ''
  // The texts put their own quotation marks around it.
  const query = phraseOf(answered) ?? answered
  if (found.total === 0) return t('search:none', { query })
  const { corrected, total } = found
  if (corrected) return t('search:instead', { query, corrected, n: total })
  return total === 1 ? t('search:oneHit', { query }) : t('search:hits', { query, n: total })
}

/** Rendered from the start, so that its changes are announced. */
export function Status({ search }: Props) {
  const t = useTexts()
  return (
    <p role="status" className="small">
      {words(search, t)}
    </p>
  )
}
