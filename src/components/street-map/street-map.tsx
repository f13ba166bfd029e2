/** A drawn map in the style of the tiles; nothing is loaded from third parties. */
import * as styles from './street-map.module.css'

type Props = {
  /** The text alternative of the map. */
  label: string
  /** The name beside the house. */
  street: string
}

/** On a grid of 12 units, 10 for a block and 2 for a street. */
const blocks =
  'M1 1h22v10H1zM25 1h10v10H25zM37 1h22v10H37zM61 1h10v10H61zM1 13h10v22H1zM13 13h22v10H13zM61 13h10v10H61zM85 13h10v22H85zM13 25h10v10H13zM73 25h10v10H73zM49 37h22v10H49zM73 37h10v10H73zM85 49h10v10H85zM61 49h22v10H61zM13 61h22v10H13zM37 61h10v10H37zM61 61h22v10H61zM85 61h10v10H85zM37 13h10v10H37zM85 37h10v10H85zM49 61h10v10H49z'
const quarters =
  'M23 25v10H13A10 10 0 0 1 23 25zM71 13v10A10 10 0 0 1 61 13zM47 61v10A10 10 0 0 1 37 61zM35 1a10 10 0 0 1-10 10V1z'
const river = 'M79-4v8a25 25 0 0 1-25 25H31A25 25 0 0 0 6 54v22'

/** Blocks between streets, river, park, tram line; the house is the signal-coloured block. */
export function StreetMap({ label, street }: Props) {
  return (
    <div className={styles.map}>
      <svg viewBox="0 0 96 72" role="img" aria-label={label}>
        <path fill="var(--p-paper)" d="M0 0h96v72H0z" />
        <path fill="var(--p-ink)" d={blocks} />
        <path fill="var(--p-cobalt)" d={quarters} />
        <path fill="var(--p-mint)" d="M25 37h22v10a12 12 0 0 1-12 12H25z" />
        <path
          fill="var(--p-moss)"
          d="M28 40h6a6 6 0 0 1-6 6zM37 45a4 4 0 0 1 8 0zM28 56a6 6 0 0 1 6-6 6 6 0 0 1-6 6z"
        />
        <path fill="none" stroke="var(--p-paper)" strokeWidth="12" d={river} />
        <path fill="none" stroke="var(--p-sky)" strokeWidth="8" d={river} />
        <path fill="none" stroke="var(--p-sun)" strokeWidth="1.2" d="M0 60h48V0M48 60h48" />
        <path fill="var(--p-sun)" d="M45.5 60a2.5 2.5 0 1 1 5 0 2.5 2.5 0 0 1-5 0z" />
        <path fill="var(--p-signal)" d="M49 49h10v10H49z" />
        <path fill="var(--p-ink)" d="M50.5 54a3.5 3.5 0 1 1 7 0 3.5 3.5 0 0 1-7 0z" />
      </svg>
      <b data-tone="signal" aria-hidden="true">
        {street}
      </b>
    </div>
  )
}
