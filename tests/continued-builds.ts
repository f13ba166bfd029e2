/**
 * A build that continues from the last one after all kinds of content changes gives the same bytes as a clean build:
 * `node scripts/run.mjs tests/continued-builds.ts [--report=file]`. The site in `public/` is the clean build; a copy is
 * built with other content first, and then continues with the content of this site.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { differences } from '../scripts/lib/compare-builds'
import { copyProject } from '../scripts/lib/project-copy'
import { report, type Check } from './lib/report'

const root = join(__dirname, '..')
const site = join(root, 'public')

/** Replaces words in a content file. Throws if they are not found, so that no change is a no-op. */
function reword(content: string, file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(join(content, file), 'utf8')
  const changed = text.replace(from, to)
  if (changed === text) throw new Error(`${file} does not say ${String(from)}.`)
  writeFileSync(join(content, file), changed)
}

/** The suffixes of an entry's files, after its name. */
const filesOf = (content: string, folder: string, slug: string): string[] =>
  readdirSync(join(content, folder)).flatMap((name) =>
    name.startsWith(`${slug}.`) ? [name.slice(slug.length)] : [],
  )

/** The previous content: each build has to lead to the current one. */
const before: Readonly<Record<string, (content: string) => void>> = {
  'words of a text': (content) =>
    reword(content, 'news/lotse-speaks-peppol.en.md', 'Four parties take part:', 'These take part:'),
  'a title': (content) => reword(content, 'products/pegel.en.md', /^title: .*$/m, 'title: Pegel Classic'),
  'a new article': (content) => {
    const slug = 'training-with-your-own-data'
    for (const end of filesOf(content, 'news', slug)) rmSync(join(content, 'news', slug + end))
  },
  'a deleted article': (content) => {
    const slug = 'three-apprentices-start'
    for (const end of filesOf(content, 'news', slug)) {
      cpSync(join(content, 'news', slug + end), join(content, `news/gone${end}`))
      reword(content, `news/gone${end}`, /^(title|summary|slug): /gm, '$1: gone-')
    }
  },
  'a renamed article': (content) => {
    const slug = 'pegel-keeps-quiet-at-night'
    for (const end of filesOf(content, 'news', slug))
      renameSync(join(content, 'news', slug + end), join(content, `news/pegel-was-loud${end}`))
  },
  'the name of a topic': (content) =>
    reword(content, 'tags/operations.de.md', /^title: .*$/m, 'title: Rechenzentrum'),
  'the topics of an article': (content) => {
    for (const end of filesOf(content, 'news', 'what-a-restore-drill-taught-us'))
      reword(
        content,
        `news/what-a-restore-drill-taught-us${end}`,
        /^tags:\n( *- .*\n)+/m,
        'tags:\n  - learning\n',
      )
  },
  'the navigation': (content) => reword(content, 'site/site.yml', 'label: Products', 'label: Software'),
  'a picture': (content) =>
    cpSync(join(content, 'media/team-jonas-ebert.png'), join(content, 'media/team-emre-yildiz.png')),
  'the address of a page with pages below': (content) =>
    reword(content, 'own-pages/hannover-2027.en.md', /^---\n/, '---\nslug: hannover-fair\n'),
  'an article that was a draft': (content) => {
    for (const end of filesOf(content, 'news', 'belegfluss-reads-e-invoices'))
      reword(content, `news/belegfluss-reads-e-invoices${end}`, /^---\n/, '---\ndraft: true\n')
  },
}

/** Builds the copy like this site, with the same time and history. Returns the output. */
function build(copy: string): string {
  const { timestamp } = JSON.parse(readFileSync(join(site, 'builds/latest.json'), 'utf8')) as {
    timestamp: number
  }
  const history = existsSync(join(root, '.git'))
    ? {
        GIT_DIR: execFileSync('git', ['rev-parse', '--absolute-git-dir'], {
          cwd: root,
          encoding: 'utf8',
        }).trim(),
      }
    : {}
  const run = spawnSync(process.execPath, ['scripts/run.mjs', 'scripts/build.ts'], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, ...history, SOURCE_DATE_EPOCH: String(timestamp / 1000) },
  })
  const output = run.stdout + run.stderr
  if (run.status !== 0) throw new Error(output.trim().slice(-3000))
  return output
}

/** Whether Gatsby has found no pages of an earlier build. */
const isFresh = (output: string): boolean => output.includes('Rewriting compilation hashes')

function checks(): Check[] {
  const copy = copyProject(root)
  const content = join(copy, 'content')
  try {
    for (const change of Object.values(before)) change(content)
    const first = build(copy)
    const other = differences(site, join(copy, 'public'))
    rmSync(content, { recursive: true })
    cpSync(join(root, 'content'), content, { recursive: true })
    const again = build(copy)
    return [
      {
        name: 'the content was another',
        problems: other.length > 50 ? [] : ['The first build is much the same.'],
      },
      {
        name: 'the build continues',
        problems: isFresh(first) && !isFresh(again) ? [] : ['It has started from scratch.'],
      },
      { name: 'a continued build is a clean one', problems: differences(site, join(copy, 'public')) },
    ]
  } catch (error) {
    return [{ name: 'continued builds', problems: [error instanceof Error ? error.message : String(error)] }]
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

report(checks(), process.argv)
