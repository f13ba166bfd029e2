/** Small geometric icons in the colour of the text, all with the same line weight. */
import { useIso } from '../../i18n/texts'
import { isRightToLeft } from '../../site/locales'

const drawings = {
  right: 'M1 8h12M8 3l5 5-5 5',
  left: 'M15 8H3M8 3 3 8l5 5',
  down: 'M4 6h8l-4 4zM8 7v1',
  plus: 'M8 1v14M1 8h14',
  close: 'M3 3l10 10M13 3 3 13',
  search: 'M7 2a5 5 0 1 0 0 10A5 5 0 0 0 7 2M11 11l4 4',
  external: 'M5 3h8v8M13 3 3 13',
  file: 'M8 1v10M4 7l4 4 4-4M2 14h12',
  play: 'M4 3l8 5-8 5zM6 6v4l3-2z',
  system: 'M8 2a6 6 0 0 1 0 12A6 6 0 0 1 8 2v12M10 4v8M12 6v4',
  light: 'M8 5a3 3 0 0 1 0 6 3 3 0 0 1 0-6M8 0v3M8 13v3M0 8h3M13 8h3',
  dark: 'M7 2a6 6 0 1 0 7 7 6 6 0 0 1-7-7z',
} as const

export type IconName = keyof typeof drawings

/** Icons that point along the line of text are mirrored for right-to-left text; the play icon is not. */
const followsText: ReadonlySet<IconName> = new Set(['right', 'left', 'external'])

type Props = { name: IconName }

/** Decorative: the text beside it carries the meaning. */
export function Icon({ name }: Props) {
  const turned = isRightToLeft(useIso()) && followsText.has(name)
  return (
    <svg
      width="1em"
      height="1em"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d={drawings[name]} transform={turned ? 'matrix(-1 0 0 1 16 0)' : undefined} />
    </svg>
  )
}
