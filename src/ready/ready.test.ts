/** The findings of `npm run ready`, and the builds that they stop. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { filesOf, page } from '../content-check/tests/good-site'
import type { Art } from '../pattern/palettes'
import { contentPoints } from './content-points'
import { interfacePoints, logoPoints } from './project-points'
import { fileLines, legalNotice, readyParts } from './ready'
import { sampleValues } from './sample-values'
import { isPublicBuild, settingPoints } from './setting-points'

const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

/** A site of a real company, with some files changed; returns its folder. */
function siteWith(changes: Record<string, string> = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'ready-'))
  folders.push(root)
  for (const [path, content] of Object.entries(filesOf(changes))) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    const own = typeof content === 'string' ? content.replaceAll('Musterwerk', 'Hollerbach') : content
    writeFileSync(join(root, path), own)
  }
  return root
}

const imprint = `${page('en')}\nWrite to post@example.com.\n\nAmtsgericht Musterstadt, HRB 00000 (sample)\n`
const withSampleImprint = () => siteWith({ 'content/pages/imprint.en.md': imprint })

/** The settings of a published site that leave nothing to do. */
const published = {
  SITE_URL: 'https://www.hollerbach.de',
  CMS_BACKEND: 'github:hollerbach/site?via=netlify',
  CONTACT_SMTP_HOST: 'mail.hollerbach.de',
  CONTACT_TO: 'office@hollerbach.de',
  CONTACT_FROM: 'web@hollerbach.de',
}

test.each([
  ['> Sample: the company is fictitious.', '> Sample:'],
  ['Muster: Die Anschriften sind erfunden.', 'Muster:'],
  ['> Muster: Das Unternehmen ist erfunden.', '> Muster:'],
  ['Germany (sample)', '(sample)'],
  ['[us](mailto:privacy@example.com)', 'privacy@example.com'],
  ['https://www.example.org/a', 'www.example.org'],
  ['Musterstraße 1', 'Musterstraße'],
  ['Amtsgericht Leipzig, HRB 00000', 'HRB 00000'],
  ['DE000000000', 'DE000000000'],
  ['+49 30 23125 000', '+49 30 23125 000'],
  ['(0 30) 23125-17, 030 23125 117', '030 23125 117'],
  ['[What you do, for whom.]', '[What you do, for whom.]'],
  ['A has a site. [What is new on it.]', '[What is new on it.]'],
])('“%s” is made up', (line, found) => {
  expect(sampleValues(line).map((value) => value.found)).toContain(found)
})

test('an untranslated text is one to-do', () => {
  expect(sampleValues('[fr: translate] We help.')).toEqual([
    { found: '[fr: translate]', why: expect.stringContaining('in another language') as string },
  ])
})

test.each([
  'Software, die ins Muster passt, mit einer Musterseite',
  'A sample of our work, for example: a plan',
  'Amtsgericht Leipzig, HRB 30700',
  'DE300700100',
  '+49 30 2312 4000',
  'office@my-example.company',
  'under the [SIL Open Font License]{en}',
  '[our products](/products) and more',
  '::video[replan]',
  'net [netto] and “[das Büro] bleibt”',
])('“%s” may be real', (line) => {
  expect(sampleValues(line)).toEqual([])
})

test('a finding states file, line, field and value; imprint and privacy policy come first', async () => {
  const points = await contentPoints(
    siteWith({
      'content/pages/imprint.en.md': imprint,
      'content/pages/about.en.md': page('en', '    lead: Founded in Musterstadt.\n'),
    }),
  )
  const lineOf = (words: string) => imprint.split('\n').findIndex((line) => line.includes(words)) + 1
  expect(points.map(({ place, legal }) => [place, legal])).toEqual([
    [`content/pages/imprint.en.md:${lineOf('example.com')} · body`, true],
    [`content/pages/imprint.en.md:${lineOf('HRB')} · body`, true],
    [`content/pages/imprint.en.md:${lineOf('HRB')} · body`, true],
    [`content/pages/imprint.en.md:${lineOf('HRB')} · body`, true],
    ['content/pages/about.en.md:10 · sections[0].lead', undefined],
  ])
  expect(points[0]?.says).toContain('post@example.com')
})

test('a `photographs` site lists the entries without an image', async () => {
  const root = siteWith({
    'content/products/a.en.md': '---\ntitle: A\n---\n',
    'content/products/b.en.md': '---\ntitle: B\ncover:\n  src: /media/b.jpg\n  alt: B\n---\n',
  })
  const covers = async (art: Art) =>
    (await contentPoints(root, {}, art)).flatMap(({ place }) => (place.endsWith('· cover') ? [place] : []))
  expect(await covers('photographs')).toEqual(['content/products/a.en.md · cover'])
  expect(await covers('patterns')).toEqual([])
})

test('the facts that both texts include count as legal: company, selected host, management', async () => {
  const settings = String(filesOf()['content/site/site.yml'])
  const root = siteWith({
    'content/site/site.yml': settings
      .replace('vatId: V', 'vatId: DE000000000')
      .replace('netlify: { name: H', 'netlify: { name: Musterstadt')
      .replace('ownServer: { name: H', 'ownServer: { name: Musterfirma')
      .replace('claim: Claim', 'claim: Made in Musterstadt'),
    'content/team/mara.en.md':
      '---\nname: Mara\nrole: Lead\ntext: T.\norder: 1\nmanagement: true\nemail: mara@example.com\n---\n',
    'content/team/tim.en.md': '---\nname: Tim\nrole: Lead\ntext: T.\norder: 2\nemail: tim@example.com\n---\n',
  })
  const legal = (await contentPoints(root)).map(({ place, legal }) => [place.replace(/.* · /, ''), legal])
  expect(legal).toEqual([
    ['company.vatId', true],
    ['hosts.ownServer.name', true],
    ['email', true],
    ['claim', undefined],
    ['email', undefined],
  ])
})

test('the note at the bottom of every page is reported', async () => {
  const settings = String(filesOf()['content/site/site.yml'])
  const noted = settings.replace(
    'managementLabel: Management',
    'managementLabel: Management\n    sample: true',
  )
  const points = await contentPoints(siteWith({ 'content/site/site.yml': noted }))
  expect(points.map(({ place }) => place)).toEqual([expect.stringContaining('footer.sample')])
})

test('a complete site with complete settings leaves only what its project lacks', async () => {
  const parts = await readyParts(siteWith(), published)
  expect(parts.map(({ heading }) => heading)).toEqual(['Logo, translations and history'])
  const places = parts.flatMap(({ points }) => points.map(({ place }) => place))
  expect(places.filter((place) => place.startsWith('content/'))).toEqual([])
  // The test's folder is not a repository.
  expect(places).toContain('git')
})

test('a language without an entry is reported', async () => {
  const root = siteWith({ 'content/tags/tips.en.md': '---\ntitle: Tips\ndescription: D.\n---\n' })
  const says = (await readyParts(root, published)).flatMap(({ points }) => points.map((each) => each.says))
  expect(says.filter((each) => each.includes('Deutsch') || each.includes('German'))).toHaveLength(1)
})

test('the sample logo is recognized, and a custom one is not mistaken for it', () => {
  const settings = readFileSync(join(__dirname, '../../content/site/site.yml'), 'utf8')
  if (settings.includes('sample: true')) expect(logoPoints()).toHaveLength(1)
  expect(logoPoints([{ d: 'M0 0h20v20H0z' }])).toEqual([])
})

test.each<[Record<string, string | undefined>, string[]]>([
  [{}, []],
  [{ SITE_URL: undefined }, ['SITE_URL']],
  [{ SITE_URL: undefined, URL: 'https://hollerbach.netlify.app' }, []],
  [{ SITE_URL: 'https://www.example.com' }, ['SITE_URL']],
  [{ SITE_URL: 'http://www.hollerbach.de' }, ['SITE_URL']],
  [{ SITE_URL: 'https://www.hollerbach.de/site' }, ['SITE_URL']],
  [{ CONTEXT: 'deploy-preview' }, ['CONTEXT']],
  [{ CONTACT_SMTP_HOST: undefined }, ['Mail settings']],
  [{ CONTACT_BACKEND: 'files' }, ['CONTACT_BACKEND']],
  [{ CONTACT_BACKEND: 'netlify-forms' }, []],
  [{ CMS_BACKEND: undefined }, ['CMS_BACKEND']],
  [{ CMS_BACKEND: undefined, NETLIFY: 'true' }, []],
  [{ CMS_BACKEND: 'dropbox' }, ['CMS_BACKEND']],
  [{ CMS_BACKEND: 'github:hollerbach/site' }, ['GITHUB_CLIENT_ID, GITHUB_CLIENT_SECRET']],
  [{ CMS_BACKEND: 'github:hollerbach/site', GITHUB_CLIENT_ID: 'a', GITHUB_CLIENT_SECRET: 'b' }, []],
])('settings with %j leave %j to do', (changes, places) => {
  expect(settingPoints({ ...published, ...changes }).map(({ place }) => place)).toEqual(places)
})

test.each([
  [{}, false],
  [{ CI: 'true' }, false],
  [{ CONTEXT: 'production' }, false],
  [{ NETLIFY: 'true', CONTEXT: 'production' }, true],
  [{ NETLIFY: 'true', CONTEXT: 'deploy-preview' }, false],
  [{ CF_PAGES: '1' }, true],
  [{ CF_PAGES: '1', CONTEXT: 'preview' }, false],
])('a build with %j is the public one: %s', (env, expected) => {
  expect(isPublicBuild(env)).toBe(expected)
})

test('a host rejects a sample imprint and states where; previews and local machines only warn', async () => {
  const root = withSampleImprint()
  const onHost = await legalNotice(root, { NETLIFY: 'true', CONTEXT: 'production' })
  expect(onHost?.refused).toBe(true)
  expect(onHost?.text).toMatch(/content\/pages\/imprint\.en\.md:\d+ · body: “post@example\.com”/)
  for (const env of [{}, { NETLIFY: 'true', CONTEXT: 'deploy-preview' }])
    expect(await legalNotice(root, env)).toMatchObject({ refused: false })
})

test('a host builds the site of a real company if the policy names that host', async () => {
  const onNetlify = { NETLIFY: 'true', CONTEXT: 'production' }
  const settings = String(filesOf()['content/site/site.yml'])
  const named = settings.replaceAll('host: ownServer', 'host: netlify')
  expect(await legalNotice(siteWith({ 'content/site/site.yml': named }), onNetlify)).toBeUndefined()
  expect(await legalNotice(siteWith(), { CF_PAGES: '1' })).toBeUndefined()
  expect((await legalNotice(siteWith(), onNetlify))?.text).toContain('content/site/site.yml:6 · host')
})

test('with Netlify Forms, the policy must not describe the site’s own store of messages', async () => {
  const policy = (text: string) => siteWith({ 'content/pages/privacy.de.md': `${page('de')}\n${text}\n` })
  const stored = policy('Ihre Nachricht wird zuerst {{host.messages}} gespeichert.')
  const forms = { CONTACT_BACKEND: 'netlify-forms' }
  const points = await contentPoints(stored, forms)
  expect(points).toMatchObject([{ place: 'content/pages/privacy.de.md:12 · body', legal: true }])
  expect(points[0]?.says).toContain('docs/contact.md')
  const onHost = { ...forms, CF_PAGES: '1' }
  expect((await legalNotice(stored, onHost))?.refused).toBe(true)
  expect(await contentPoints(stored, { CONTACT_BACKEND: 'smtp' })).toEqual([])
  // The passages of the manual are what is to be written instead.
  const manual = readFileSync(join(__dirname, '../../docs/contact.md'), 'utf8')
  const passages = manual.match(/^> .*Akismet.*$/gm) ?? []
  expect(passages).toHaveLength(4)
  for (const passage of passages) expect(await contentPoints(policy(passage), forms)).toEqual([])
})

test('by file, one with several points is one line; settings are unchanged', () => {
  const places = ['content/a.en.md:3 · title', 'content/b.en.md:1 · title', 'content/a.en.md:9 · text']
  const points = [...places, 'Mail settings', 'Mail settings'].map((place) => ({ place, says: 'Write it.' }))
  expect(fileLines(points)).toEqual([
    '  content/a.en.md: 2 points',
    '  content/b.en.md:1 · title: Write it.',
    '  Mail settings: Write it.',
    '  Mail settings: Write it.',
  ])
})

test('reports interface texts that are still in another language', () => {
  const english = JSON.stringify({ sent: 'Your message was sent.', name: 'Name', of: '{{count}} of {{all}}' })
  const root = siteWith({
    'locales/en/form.json': english,
    'locales/de/form.json': english.replace('Your message was sent.', 'Ihre Nachricht ist unterwegs.'),
    'locales/fr/form.json': english,
  })
  const lines = interfacePoints(root, ['en', 'de', 'fr']).map(({ place, says }) => `${place}: ${says}`)
  expect(lines).toEqual([expect.stringContaining('locales/fr/form.json: 1 of 1 sentences')])
})
