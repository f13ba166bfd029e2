/** The check on real folders: links out of them, the command, and a thousand entries (MD-73). */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { checkContent, readKnownSite } from '../check-content'
import { article, brief, day, filesOf, inAll } from './good-site'
import { png } from './pictures'

let root: string

function write(files: Record<string, string | Uint8Array>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content)
  }
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'))
  const german = (text: string) => text.replaceAll('A sentence that', 'Ein Satz, der')
  for (const [path, content] of Object.entries(filesOf())) {
    write({ [path]: typeof content === 'string' && path.endsWith('.de.md') ? german(content) : content })
  }
  write({ 'content/media/plan.png': png(), 'static/downloads/plan.pdf': '%PDF-1.7' })
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

test('good twin: existing images and files are found', async () => {
  const text = article('![A plan](/media/plan.png)\n\n[the plan as PDF](/downloads/plan.pdf)\n')
  write({
    'content/news/a.en.md': text,
    'content/news/a.de.md': text.replace('A sentence that', 'Ein Satz, der'),
  })
  write({ 'content/.DS_Store': 'x', 'content/media/.gitkeep': '' })
  expect(brief(await checkContent(root, { day }))).toEqual([])
  const known = await readKnownSite(root, { drafts: true, day })
  expect(known.media).toEqual(['/media/plan.png'])
  expect(known.entries['news']?.map(({ id }) => id)).toEqual(['a'])
})

test('broken interface texts are reported with line and column', async () => {
  write({
    'locales/en/common.json': '{\n  "news": "News"\n  "team": "Team"\n}\n',
    'locales/en/form.json': '{ "name": "Name" }\n',
    'locales/de/form.json': '{ "name": "Name" }\n',
    'locales/de/common.json': '\ufeff{}\n',
  })
  const problems = await checkContent(root, { day })
  expect(brief(problems)).toEqual([
    'broken-json locales/de/common.json:1',
    'broken-json locales/en/common.json:3',
  ])
  expect(problems[1]?.found.en).toBe(
    'the file is not JSON: Expected "," in JSON but found "\\"team\\"" (column 3)',
  )
})

test('interface texts that are missing or have other placeholders than in English are reported', async () => {
  const english = {
    none: 'Nothing found',
    found: '{{count}} of {{all}}',
    sent: 'Sent',
    late: 'In {{n}} days',
  }
  const german = { none: ' ', found: '{{all}}, {{count}}', sent: 'Um {{time}} Uhr', late: 'In {{ m }} Tagen' }
  write({
    'locales/en/search.json': JSON.stringify(english),
    'locales/en/errors.json': '{ "gone": "Gone" }\n',
    'locales/en/consent.json': '{ "save": "Save" }\n',
    'locales/de/consent.json': 'null\n',
    'locales/de/search.json': JSON.stringify(german, null, 2),
  })
  const problems = await checkContent(root, { day })
  expect(brief(problems)).toContain('missing-texts locales/de/errors.json:1')
  expect(problems.map(({ path, line, found }) => `${path}:${line} ${found.en}`)).toEqual([
    'locales/de/consent.json:1 missing texts: save',
    'locales/de/errors.json:1 missing texts: gone',
    'locales/de/search.json:1 missing texts: none',
    'locales/de/search.json:4 “sent” contains {{time}}, which is not replaced',
    'locales/de/search.json:5 “late” contains {{m}} instead of {{n}}',
  ])
})

test('what may be published reveals nothing about unpublished entries', async () => {
  const german = (text: string) => text.replace('A sentence that', 'Ein Satz, der')
  const secret = article('## Secret heading\n\n![A plan](/media/secret.png)\n', 'draft: true\n')
  write({
    'content/media/secret.png': png(),
    'content/news/open.en.md': article('![A plan](/media/plan.png)\n'),
    'content/news/open.de.md': german(article('![A plan](/media/plan.png)\n')),
    'content/news/secret-both.en.md': secret,
    'content/news/secret-both.de.md': german(secret),
    'content/news/secret-german.de.md': german(secret),
    'content/news/secret-later.en.md': article('Words.\n', '', '2999-01-01'),
  })
  const [all, open] = await Promise.all([true, false].map((drafts) => readKnownSite(root, { drafts, day })))
  expect(all?.entries['news']).toHaveLength(4)
  expect(open?.entries['news']?.map(({ id }) => id)).toEqual(['open'])
  expect(open?.media).toEqual(['/media/plan.png'])
  expect(JSON.stringify(open)).not.toContain('secret')
})

test('MD-50 symbolic links that leave the folder', async () => {
  writeFileSync(join(root, 'secret.png'), png())
  symlinkSync('../../secret.png', join(root, 'content/media/out.png'))
  symlinkSync('plan.png', join(root, 'content/media/in.png'))
  symlinkSync('/etc/hostname', join(root, 'content/team/out.en.md'))
  expect(brief(await checkContent(root, { day }))).toEqual([
    'leaves-folder content/media/out.png:1',
    'leaves-folder content/team/out.en.md:1',
  ])
})

test('MD-61 a file of 5 MB is refused without being read', async () => {
  write({ 'content/team/big.en.md': 'x'.repeat(5_000_000) })
  expect(brief(await checkContent(root, { day }))).toContain('file-too-large content/team/big.en.md:1')
})

test('a folder without content is reported', async () => {
  const found = await checkContent(join(root, 'nowhere'), { day })
  expect(new Set(found.map(({ rule }) => rule))).toEqual(new Set(['missing-page']))
})

const project = resolve(__dirname, '../../..')
const run = (...args: string[]) =>
  spawnSync('node', ['scripts/run.mjs', 'scripts/check-content.ts', root, ...args], {
    cwd: project,
    encoding: 'utf8',
  })

test('the command prints one line per problem, and exits with 1 on errors, otherwise with 0', () => {
  expect(run()).toMatchObject({ status: 0, stdout: 'Content checked: 0 errors, 0 warnings\n' })
  const bad = 'content/team/mara.de.md'
  write({ [bad]: '---\nname: Mara\nrole: ""\ntext: Baut Dinge.\norder: 1\ncolour: red\n---\n' })
  const { status, stdout, stderr } = run()
  expect([status, stderr]).toEqual([1, ''])
  expect(stdout.split('\n')).toEqual([
    `${bad}:3 · "Role" (role): nothing is entered; fill in this field.`,
    `${bad}:6 · "Field name" (colour): there is no field “colour” here; remove it; it has no effect. [Warning]`,
    'Content checked: 1 error, 1 warning',
    '',
  ])
  expect(run('--de').stdout).toContain(
    `${bad}:3 · „Aufgabe“ (role): es ist nichts eingetragen; füllen Sie das Feld aus.`,
  )
  expect(run('--german')).toMatchObject({ status: 2, stderr: expect.stringContaining('--german') as string })
  const json: unknown = JSON.parse(run('--json').stdout)
  expect(json).toEqual([
    expect.objectContaining({ path: bad, line: 3, field: 'role', severity: 'error', rule: 'missing' }),
    expect.objectContaining({ path: bad, line: 6, severity: 'warning' }),
  ])
}, 30_000)

/** Runs the command over a number of additional articles; returns its resource usage (usage.mjs). */
function checkWith(count: number): { megabytes: number; calls: number } {
  const text = {
    en: 'A paragraph with **words**, a [word about us](/about) and more of them.\n\n',
    de: 'Ein Absatz mit **Wörtern**, einem [Wort über uns](/about) und mehr davon.\n\n',
  }
  for (let index = 0; index < count; index += 1) {
    const files = inAll(`news/entry-${index}`, article(`## Heading\n\n${text.en.repeat(30)}`))
    for (const [path, content] of Object.entries(files)) {
      const german = content.replaceAll(text.en, text.de).replace('A sentence that', 'Ein Satz, der')
      write({ [path]: path.endsWith('.de.md') ? german : content })
    }
  }
  const { status, stdout, stderr } = spawnSync(
    'node',
    [
      '--max-old-space-size=256',
      '--import',
      pathToFileURL(join(__dirname, 'usage.mjs')).href,
      'scripts/run.mjs',
      'scripts/check-content.ts',
      root,
    ],
    { cwd: project, encoding: 'utf8' },
  )
  expect({ status, stdout }).toEqual({ status: 0, stdout: 'Content checked: 0 errors, 0 warnings\n' })
  return JSON.parse(stderr) as { megabytes: number; calls: number }
}

test('MD-73 a thousand entries: within 300 MB, and no more work per entry than with two hundred', () => {
  const few = checkWith(200)
  const many = checkWith(1000)
  expect(many.megabytes).toBeLessThan(300)
  // Five times as many entries: about 3.5 times as many calls, as some work is the same for both; if quadratic, 25 times.
  expect(many.calls / few.calls).toBeLessThan(5)
}, 180_000)
