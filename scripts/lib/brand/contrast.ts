/** Checks the contrast of all text and state colours against WCAG 2.2 AA. */
import { clampChroma, converter, formatHex, wcagContrast } from 'culori'
import type { Brand } from './brand'

/** Minimum contrast of text (WCAG 1.4.3) and of states (1.4.11). */
const least = { words: 4.5, state: 3 } as const

type Pair = { what: string; colour: string; on: string; kind: keyof typeof least }

/** Every foreground and background pair of roles and inks in the style sheets. */
function pairsOf({ inks, roles, bands }: Brand): Pair[] {
  const themes = (['light', 'dark'] as const).flatMap((theme) =>
    (['background', 'surface'] as const).flatMap((ground) =>
      (['text', 'muted', 'link'] as const).map((role): Pair => ({
        what: `roles.${theme}.${role} on roles.${theme}.${ground}`,
        colour: roles[theme][role],
        on: roles[theme][ground],
        kind: 'words',
      })),
    ),
  )
  const words = (what: string, colour: string, on: string): Pair => ({ what, colour, on, kind: 'words' })
  return [
    ...themes,
    ...(['sky', 'mint', 'sun', 'signal'] as const).map((ink) =>
      words(`inks.ink on inks.${ink}`, inks.ink, inks[ink]),
    ),
    ...(['sky', 'mint', 'sun'] as const).map((ink) =>
      words(`bands.muted on inks.${ink}`, bands.muted, inks[ink]),
    ),
    ...(['ink', 'cobalt'] as const).flatMap((ground) => [
      words(`roles.dark.text on inks.${ground}`, roles.dark.text, inks[ground]),
      words(`inks.sky on inks.${ground}`, inks.sky, inks[ground]),
    ]),
    words('roles.dark.text on bands.raised', roles.dark.text, bands.raised),
    words('inks.paper on inks.ink', inks.paper, inks.ink),
    {
      what: 'roles.light.link as a ring on roles.light.surface',
      colour: roles.light.link,
      on: roles.light.surface,
      kind: 'state',
    },
  ]
}

const toOklch = converter('oklch')

/** The colour of the same hue, closest in lightness, that has the contrast `ratio` on `ground`; both as #rrggbb. */
export function nearestWith(colour: string, ground: string, ratio: number): string {
  const start = toOklch(colour)
  if (!start) throw new Error(`“${colour}” is not a colour. Write it as #rrggbb.`)
  for (let step = 0; step <= 100; step += 1) {
    for (const direction of [-1, 1]) {
      const l = start.l + (direction * step) / 100
      if (l < 0 || l > 1) continue
      const found = step === 0 ? colour : formatHex(clampChroma({ ...start, l }, 'oklch'))
      if (wcagContrast(found, ground) >= ratio) return found
    }
  }
  return wcagContrast('#000000', ground) > wcagContrast('#ffffff', ground) ? '#000000' : '#ffffff'
}

/** Returns a sentence per unreadable pair, with the nearest readable colour. */
export function contrastProblems(brand: Brand): string[] {
  return pairsOf(brand).flatMap(({ what, colour, on, kind }) => {
    const ratio = wcagContrast(colour, on)
    if (ratio >= least[kind]) return []
    const found = nearestWith(colour, on, least[kind])
    return [
      `${what}: ${colour} on ${on} has a contrast of ${ratio.toFixed(2)}, ${least[kind]} is needed; ${found} would do.`,
    ]
  })
}
