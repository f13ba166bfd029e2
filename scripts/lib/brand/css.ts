/** Generates the brand's style sheet: font, inks and roles. */
import { isPale } from '../../../src/site/accent'
import type { Brand } from './brand'

/** The fallback fonts on Windows and Apple, Android, and Linux. */
const standIns = {
  arial: { family: 'Site Arial', regular: ['Arial', 'Liberation Sans', 'Arimo'] },
  roboto: { family: 'Site Roboto', regular: ['Roboto'] },
  dejavu: { family: 'Site DejaVu', regular: ['DejaVu Sans'] },
} as const

const percent = (share: number): string => `${Number((share * 100).toFixed(1))}%`

type StandIn = keyof typeof standIns

/**
 * Gives a fallback font the metrics of the brand's, to minimize layout shift when it loads. Its line gap has no effect,
 * because no line height is `normal`.
 */
function standInRule({ typeface: { ascent, descent, widths } }: Brand, name: StandIn, bold: boolean): string {
  const { family, regular } = standIns[name]
  const width = widths[name][bold ? 1 : 0]
  const local = regular.map((font) => `local('${font}${bold ? ' Bold' : ''}')`).join(', ')
  return `@font-face {
  font-family: '${family}';
  font-weight: ${bold ? 600 : 400};
  src: ${local};
  size-adjust: ${percent(width)};
  ascent-override: ${percent(ascent / width)};
  descent-override: ${percent(descent / width)};
}`
}

/** Spans all characters of the files in `typeface.further`. */
const further = 'U+A1-21B'

/**
 * The last rule of a family takes precedence: for characters it lacks, a browser loads another file whose range has
 * them.
 */
const fontRule = ({ weights }: Brand['typeface'], file: string, range?: string): string => `@font-face {
  font-family: Site;
  font-weight: ${weights};
  font-display: swap;
  src: url('${file}') format('woff2');${range ? `\n  unicode-range: ${range};` : ''}
}`

/** Elements with corners: buttons, links styled as buttons, choices, and fields. */
const rounded = "button, [data-kind='solid'], [data-kind='outline'], .box, .chip, input, textarea"

/** Empty for square corners, the default of the style sheets: every byte is sent with every page. */
const cornerRule = ({ corner }: Brand): string =>
  corner === 0
    ? ''
    : `
@layer base {
  ${rounded.replaceAll(', ', ',\n  ')} {
    border-radius: ${corner}px;
  }
}
`

/** Returns the text of src/site/own/brand.css. */
export function brandCss(brand: Brand): string {
  const { inks, roles, bands, typeface } = brand
  const themed = (role: keyof Brand['roles']['light']) =>
    `light-dark(${roles.light[role]}, ${roles.dark[role]})`
  const names = (['background', 'surface', 'text', 'muted', 'link'] as const).map(
    (role) => `    --${role}: ${themed(role)};`,
  )
  return `/* Written by npm run brand from brand.ts. */
${[
  ...typeface.further.map((file) => fontRule(typeface, file, further)),
  fontRule(typeface, typeface.file),
].join('\n\n')}

${(Object.keys(standIns) as StandIn[])
  .flatMap((name) => [standInRule(brand, name, false), standInRule(brand, name, true)])
  .join('\n\n')}

@layer tokens {
  :root {
${Object.entries(inks)
  .map(([ink, colour]) => `    --p-${ink}: ${colour};`)
  .join('\n')}
${names.join('\n')}
    --accent: var(--${isPale(brand) ? 'link' : 'p-signal'});

    /* Dark sections: ink on a light page, the first colour on a dark one. */
    --deep: light-dark(${inks.ink}, ${inks.cobalt});
    --raised: ${bands.raised};
    --band: ${bands.muted};
  }

  /* Tiles in ink stand out from a dark page. */
  svg {
    --p-ink: ${themed('tile')};
  }
}
${cornerRule(brand)}`
}
