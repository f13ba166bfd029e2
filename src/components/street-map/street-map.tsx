/** A drawn map in the language of the tiles; nothing is loaded from anybody. */
import * as styles from './street-map.module.css'

type Props = {
  /** What the map shows, for those who do not see it. */
  label: string
}

/** Blocks between streets, the river, the park, the station, and the house. Tiles of 10 units, streets of 2. */
export function StreetMap({ label }: Props) {
  return (
    <svg viewBox="0 0 94 70" className={styles.map} role="img" aria-label={label}>
      <path fill="var(--p-paper)" d="M0 0h94v70H0z" />
      <path
        fill="var(--p-ink)"
        opacity=".14"
        d="M0 0h22v10H0zM0 12h10v22H0zM12 12h10v10H12zM24 0h22v10H24zM48 0h10v10H48zM36 12h10v10H36zM72 12h22v10H72zM60 36h10v10H60zM72 36h22v10H72zM12 48h10v22H12zM24 60h22v10H24zM60 60h22v10H60zM84 48h10v22H84z"
      />
      <path fill="var(--p-sky)" d="M94 0v5A29 29 0 0 1 65 34H36A29 29 0 0 0 7 63v7H0v-7a36 36 0 0 1 36-36h29A22 22 0 0 0 87 5V0z" />
      <path fill="var(--p-mint)" d="M24 36h22v10A12 12 0 0 1 34 58H24z" />
      <path
        fill="var(--p-moss)"
        d="M27 39h4a4 4 0 0 1-4 4zM35 43a4 4 0 0 1 8 0zM27 54a5 5 0 0 1 5-5 5 5 0 0 1-5 5zM36 53a3 3 0 1 1 0 .01z"
      />
      <path fill="var(--p-sun)" d="M48 48h10v10H48z" />
      <path fill="var(--p-cobalt)" d="M72 48h10v10H72zM60 12h10v10H60zM12 36h10v10H12z" />
      <path fill="var(--p-paper)" d="M82 48v10H72zM60 22a10 10 0 0 1 10-10v10zM12 36a10 10 0 0 1 10 10H12z" />
      <path fill="var(--p-ink)" d="M0 58.5h94v1H0zM46.5 0h1v70h-1z" opacity=".25" />
      <path fill="var(--p-signal)" d="M53 53m-9 0a9 9 0 1 1 18 0H53v9a9 9 0 0 1-9-9z" />
      <path fill="var(--p-ink)" d="M53 53m-4 0a4 4 0 1 1 8 0 4 4 0 0 1-8 0z" />
    </svg>
  )
}
