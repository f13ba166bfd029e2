/** The state of the search, announced to screen readers too. */
import { useTexts } from '../../i18n/texts'
import type { Translate } from '../../i18n/texts'
import { phraseOf } from '../../search/words'
import type { Search } from './use-search'

type Props = { search: Search }

function words({ phase, found, answered, answeredKind }: Search, t: Translate): string {
  if (phase === 'busy' && !found) return t('search:searching')
  // `npm start` builds no pages, so there is nothing to index.
  if (phase === 'failed')
    return t(process.env['NODE_ENV'] === 'development' ? 'search:onlyBuilt' : 'search:failed')
  if (!found) return ''
  // The texts put their own quotation marks around it.
  const query = phraseOf(answered) ?? answered
  const { corrected, total } = found
  // Without its name, a kind with as many hits as the last one would change nothing, and not be announced.
  const kind = answeredKind ? `${t(`search:${answeredKind}Hits`)}: ` : ''
  if (total === 0) return kind + t('search:none', { query })
  if (corrected) return kind + t('search:instead', { query, corrected, n: total })
  return kind + (total === 1 ? t('search:oneHit', { query }) : t('search:hits', { query, n: total }))
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
