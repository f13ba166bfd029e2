/** Narrows the hits down to one kind. */
import { useTexts } from '../../i18n/texts'
import { kinds, type Found, type Kind } from '../../search/types'

type Props = { found?: Found; kind?: Kind; onChoose: (kind: Kind | undefined) => void }

/** Only kinds with hits, and the chosen one; renders nothing if there is no choice. */
export function Kinds({ found, kind, onChoose }: Props) {
  const t = useTexts()
  const counts = found?.counts ?? {}
  const offered = kinds.filter((each) => each === kind || counts[each])
  if (!found || (offered.length < 2 && !kind)) return null
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const choice = (value: Kind | undefined, label: string, count: number) => (
    <li key={value ?? 'all'}>
      <button type="button" className="chip" aria-pressed={kind === value} onClick={() => onChoose(value)}>
        {label} <span className="hidden">: </span>
        {count}
      </button>
    </li>
  )
  return (
    <ul className="chips" aria-label={t('search:kinds')}>
      {choice(undefined, t('search:all'), all)}
      {offered.map((each) => choice(each, t(`search:${each}Hits`), counts[each] ?? 0))}
    </ul>
  )
}
