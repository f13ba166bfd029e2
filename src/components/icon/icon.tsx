/** Small geometric drawings in the colour of the text. */
const drawings = {
  right: 'M1 7h9.6L7.3 3.7 8.7 2.3 14.4 8l-5.7 5.7-1.4-1.4L10.6 9H1z',
  left: 'M15 7H5.4l3.3-3.3L7.3 2.3 1.6 8l5.7 5.7 1.4-1.4L5.4 9H15z',
  down: 'M3 5h10l-5 6z',
  plus: 'M7 1h2v6h6v2H9v6H7V9H1V7h6z',
  external: 'M4 2h10v10h-2V5.4L3.4 14 2 12.6 10.6 4H4z',
  file: 'M7 1h2v7.6l2.3-2.3 1.4 1.4L8 12.4 3.3 7.7l1.4-1.4L7 8.6zM2 13h12v2H2z',
  play: 'M3 1l11 7-11 7z',
  system: 'M8 1a7 7 0 0 1 0 14zM7 1.07v2A5 5 0 0 0 7 12.93v2A7 7 0 0 1 7 1.07z',
  light: 'M8 4.5a3.5 3.5 0 0 1 0 7 3.5 3.5 0 0 1 0-7zM7 0h2v3H7zM7 13h2v3H7zM0 7h3v2H0zM13 7h3v2h-3z',
  dark: 'M6 1a7 7 0 1 0 9 9A7.5 7.5 0 0 1 6 1z',
} as const

export type IconName = keyof typeof drawings

type Props = { name: IconName }

/** Decorative: the words beside it carry the meaning. */
export function Icon({ name }: Props) {
  return (
    <svg width="1em" height="1em" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  )
}
