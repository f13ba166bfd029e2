/** Found 3: security.txt, robots.txt, llms.txt and the web manifest. */
import { locales } from '../../site/locales'
import { llmsText } from '../llms'
import { webManifest } from '../manifest'
import { robotsTxt } from '../robots'
import { securityTxt } from '../security-txt'
import { isIndexable } from '../../site/indexable'

const origin = 'https://www.example.com'
const day = 86_400_000

test.each(['2026-11-21T10:00:00Z', '2028-02-29T23:59:59Z'])(
  'security.txt of a build at %s is valid for months, but not for a year',
  (time) => {
    const now = new Date(time)
    const text = securityTxt('security@example.com', origin, now)
    const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')
    expect(expires).toBeGreaterThan(now.getTime() + 300 * day)
    expect(expires).toBeLessThan(now.getTime() + 365 * day)
    expect(text).toContain('Contact: mailto:security@example.com\n')
  },
)

test('a preview is closed to search engines under any name; the published site is open', () => {
  for (const context of ['deploy-preview', 'branch-deploy', 'preview']) {
    expect(robotsTxt(isIndexable(context), origin)).toBe('User-agent: *\nDisallow: /\n')
  }
  for (const context of ['production', undefined]) {
    expect(robotsTxt(isIndexable(context), origin)).toContain(`Sitemap: ${origin}/sitemap.xml`)
  }
})

test('llms.txt: a title, a summary, and lists of links; editors’ brackets break no link', () => {
  const pages = [{ title: 'A [neu]', description: 'Zeile\n zwei', path: '/de/a' }]
  const sections = [
    { heading: 'Produkte', pages },
    { heading: 'Leer', pages: [] },
  ]
  expect(llmsText({ name: 'Muster', description: 'Passt.' }, sections, origin)).toBe(
    `# Muster\n\n> Passt.\n\n## Produkte\n\n- [A neu](${origin}/de/a): Zeile zwei\n`,
  )
})

test('each language has a manifest that opens its own home page', () => {
  const starts = locales.map((locale) => {
    const { lang, start_url } = JSON.parse(webManifest({ name: 'M', description: 'd' }, locale)) as Record<
      string,
      string
    >
    return [lang, start_url]
  })
  expect(starts).toEqual([
    ['en-US', '/'],
    ['de-DE', '/de'],
  ])
})
