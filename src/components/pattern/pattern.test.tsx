/** In right-to-left text, patterns and icons that point along the line are mirrored. */
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { TextsContext, type Texts } from '../../i18n/texts'
import { patternPaths } from '../../pattern/pattern-paths'
import { Icon, type IconName } from '../icon/icon'
import { Pattern, PatternShapes } from './pattern'

const markup = (iso: string, children: ReactNode) =>
  renderToStaticMarkup(
    <TextsContext.Provider value={{ t: (key) => key, iso: iso as Texts['iso'] }}>
      {children}
    </TextsContext.Provider>,
  )

const languages = { ltr: ['en-US', 'de-DE'], rtl: ['ar-EG', 'he-IL', 'fa-IR'] }

test('a pattern is mirrored as a whole, and a taller box crops it at the end of the line', () => {
  const pattern = <Pattern seed="lotse" cols={4} rows={3} />
  const [first] = patternPaths('lotse', 4, 3).paths
  for (const iso of languages.ltr) {
    expect(markup(iso, pattern)).toContain('preserveAspectRatio="xMinYMin slice"')
    expect(markup(iso, pattern)).not.toContain('matrix')
  }
  for (const iso of languages.rtl) {
    const drawn = markup(iso, pattern)
    expect(drawn).toContain('preserveAspectRatio="xMaxYMin slice"')
    expect(drawn).toMatch(/^<svg [^>]*><g transform="matrix\(-1 0 0 1 40 0\)">.*<\/g><\/svg>$/)
    expect(drawn).toContain(`d="${first?.d}"`)
  }
})

test.each<[IconName, boolean]>([
  ['right', true],
  ['left', true],
  ['external', true],
  ['down', false],
  ['search', false],
  ['play', false],
])('the icon “%s” is mirrored: %s', (name, mirrored) => {
  for (const iso of languages.ltr) expect(markup(iso, <Icon name={name} />)).not.toContain('matrix')
  for (const iso of languages.rtl)
    expect(markup(iso, <Icon name={name} />).includes('matrix(-1 0 0 1 16 0)')).toBe(mirrored)
})

test('the hole in an area of a mark is drawn as one', () => {
  const paths = [{ ink: 'ink', d: 'M0 0h9v9h-9zM3 3h3v3h-3z', rule: 'evenodd' }] as const
  expect(markup('en-US', <PatternShapes paths={paths} />)).toContain('fill-rule="evenodd"')
})
