/** The mark of a partner without an uploaded logo: the company's initials in one ink, unlike our own tiles. */

type Props = { name: string; place: number }

/** Frames around the letters, one after the other: disc, plate, ring, bars, corner, arch. */
const frames = [
  { d: 'M50 0a50 50 0 1 1 0 100a50 50 0 1 1 0-100', filled: true },
  { d: 'M0 0h100v100H0z', filled: true },
  { d: 'M50 3a47 47 0 1 1 0 94a47 47 0 1 1 0-94', filled: false },
  { d: 'M0 3h100M0 97h100', filled: false },
  { d: 'M0 0h68l32 32v68H0z', filled: true },
  { d: 'M3 100V50a47 47 0 0 1 94 0v50', filled: false },
] as const

const initials = (name: string) =>
  name
    .split(/\s+/)
    .map(([letter]) => letter)
    .slice(0, 2)
    .join('')

export function PartnerMark({ name, place }: Props) {
  const { d, filled } = frames[place % frames.length] ?? frames[0]
  const letters = initials(name)
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <path
        d={d}
        {...(filled ? { fill: 'currentColor' } : { fill: 'none', stroke: 'currentColor', strokeWidth: 6 })}
      />
      <text
        x="50"
        y="68"
        textAnchor="middle"
        fontSize={letters.length > 1 ? 44 : 54}
        fontWeight="600"
        letterSpacing="-2"
        fill={filled ? 'var(--background)' : 'currentColor'}
      >
        {letters}
      </text>
    </svg>
  )
}
