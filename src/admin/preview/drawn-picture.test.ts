/** The form's picture matches the build's, except that its texts are text elements; words are escaped. */
import { drawSocialImage, subjectOf } from '../../seo/link-picture/draw'
import { openTypeface } from '../../gatsby/social-images/typeface'
import { penOf } from './drawn-picture'

const crumbs = [
  { label: 'Start', href: '/de' },
  { label: 'Produkte', href: '/de/produkte' },
  { label: 'Lotse', href: '/de/produkte/lotse' },
]
const whole = (word: string) => [word]
const typeface = openTypeface()
/** The width as a browser measures it: the letters' advance widths, to which the pen adds the tracking. */
const pen = penOf((text) => typeface.widthOf(text, 100) + [...text].length * 2.2)

test.each(['Lotse', 'Rechnungen „prüfen“ & <freigeben>, ohne dass ein Beleg liegen bleibt'])(
  '“%s”: the same positions, sizes and shapes as in the built picture',
  (title) => {
    const subject = subjectOf('lotse', { iso: 'de-DE', title, breadcrumb: crumbs }, 'Musterwerk')
    expect(subject.label).toBe('Produkte')
    const shown = drawSocialImage(subject, pen, whole)
    const built = drawSocialImage(subject, { ...typeface, drawn: pen.drawn }, whole)
    expect(shown).toBe(built)
    const texts = [...shown.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text)
    expect(texts[0]).toBe('Musterwerk')
    expect(texts.slice(1, -1).join(' ')).toBe(
      title.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
    )
    expect(texts.at(-1)).toBe('Produkte')
  },
)

test('a top-level page has no section label above its title', () => {
  const page = { iso: 'de-DE', title: 'Über uns', breadcrumb: crumbs.slice(0, 2) } as const
  expect(subjectOf('about', page, 'Musterwerk')).toEqual({
    seed: 'about',
    title: 'Über uns',
    siteName: 'Musterwerk',
    rightToLeft: false,
  })
})

test('a right-to-left line starts as far from the right edge as others from the left', () => {
  const beginnings = (rightToLeft: boolean) =>
    [
      ...drawSocialImage(
        { seed: 'lotse', title: 'Lotse', label: 'Produkte', siteName: 'Musterwerk', rightToLeft },
        pen,
        whole,
      ).matchAll(/<text x="([\d.]+)" y="([\d.]+)"( direction="rtl")?/g),
    ].map(([, x, y, turned]) => ({ x: Number(x), y, turned: turned !== undefined }))
  const plain = beginnings(false)
  expect(plain.length).toBe(3)
  expect(beginnings(true)).toEqual(plain.map(({ x, y }) => ({ x: 1200 - x, y, turned: true })))
  expect(plain.some(({ turned }) => turned)).toBe(false)
})
