/** From content files to nodes: one per entry, whatever the order of its files. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CreateNodeArgs, Node, SourceNodesArgs } from 'gatsby'
import { checkContent, formatProblem } from '../content-check'
import type { Problem } from '../content-model/problems'
import { listNewProblems, onPreBootstrap } from './content-problems'
import { dropDeleted, onCreateNode, sourceNodes } from './entry-nodes'
import { contentSource } from './site-index'

jest.mock('../content-check', () => ({ checkContent: jest.fn(), formatProblem: jest.fn() }))

type Values = Record<string, unknown>
type Made = Node & { slug: string; translations: Values[] } & Values

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'entries-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

type Hooks = Pick<typeof import('./entry-nodes'), 'onCreateNode' | 'sourceNodes'>

/**
 * The parts of Gatsby that the hooks use: a store of nodes that lasts for several builds, and the contents of files.
 */
function fakeGatsby(texts: Record<string, string> = {}) {
  const nodes = new Map<string, Node>()
  let hooks: Hooks = { onCreateNode, sourceNodes }
  let created: string[] = []
  const isEntry = ({ internal }: Node) => !['File', 'MarkdownRemark'].includes(internal.type)
  const args = {
    actions: {
      createNode: (node: Node) => {
        nodes.set(node.id, node)
        created.push(node.id)
        return Promise.resolve()
      },
      deleteNode: ({ id }: Node) => void nodes.delete(id),
    },
    createNodeId: (text: string) => `id ${text}`,
    createContentDigest: (value: unknown) => JSON.stringify(value),
    getNode: (id: string) => nodes.get(id),
    getNodesByType: (type: string) => [...nodes.values()].filter(({ internal }) => internal.type === type),
    loadNodeContent: (node: Node) => Promise.resolve(texts[node.id] ?? ''),
  }
  const give = async (node: object) => {
    const full = node as Node
    nodes.set(full.id, full)
    await hooks.onCreateNode({ ...args, node: full } as unknown as CreateNodeArgs)
  }
  const file = (path: string, source = contentSource) => {
    const [relativeDirectory = '', base = ''] = path.split('/')
    const [, name, extension] = /^(.+)\.(\w+)$/.exec(base) ?? []
    const absolutePath = join(folder, path)
    mkdirSync(join(folder, relativeDirectory), { recursive: true })
    writeFileSync(absolutePath, '')
    const place = { absolutePath, relativePath: path, relativeDirectory, name, extension }
    return { id: `file ${path}`, internal: { type: 'File' }, ...place, sourceInstanceName: source }
  }
  /** A Markdown file as passed on by gatsby-transformer-remark. */
  const markdown = async (path: string, frontmatter: Values, body = '', source?: string) => {
    const parent = file(path, source)
    await give(parent)
    const internal = { type: 'MarkdownRemark' }
    await give({ id: `remark ${path}`, parent: parent.id, internal, frontmatter, rawMarkdownBody: body })
  }
  return {
    markdown,
    settings: (path: string) => give(file(path)),
    /** A file is deleted while the site runs: Gatsby deletes its own nodes, then creates the pages again. */
    remove: async (path: string) => {
      nodes.delete(`file ${path}`)
      nodes.delete(`remark ${path}`)
      await dropDeleted(args as unknown as Parameters<typeof dropDeleted>[0])
    },
    made: () => [...nodes.values()].filter(isEntry) as Made[],
    /**
     * A later build: a separate process that knows the nodes, gets the changes, then drops the nodes that were not
     * created again.
     */
    nextBuild: async (change: () => Promise<void> | void = () => undefined) => {
      await jest.isolateModulesAsync(async () => {
        hooks = await import('./entry-nodes')
      })
      created = []
      await change()
      await hooks.sourceNodes(args as unknown as SourceNodesArgs)
      for (const node of nodes.values())
        if (isEntry(node) && !created.includes(node.id)) nodes.delete(node.id)
    },
  }
}

const titlesOf = (made: Made[]) => made.map(({ translations }) => translations.map(({ title }) => title))

const english = { title: 'News', date: '2026-03-01T00:00:00.000Z', author: 'mara' }
const german = { ...english, title: 'Neues' }

test.each([
  ['English first', ['en', 'de']],
  ['German first', ['de', 'en']],
])('two files become one node, translations in the order of the locales: %s', async (_name, order) => {
  const gatsby = fakeGatsby()
  for (const code of order) {
    const values = code === 'en' ? english : german
    await gatsby.markdown(`news/a.${code}.md`, values, `Body ${code}`)
  }
  const [node, ...others] = gatsby.made()
  expect(others).toEqual([])
  expect(node).toMatchObject({ slug: 'a', author: 'mara', internal: { type: 'Article' } })
  expect(node?.translations).toEqual([
    expect.objectContaining({ languages_code: 'en-US', title: 'News', body: 'Body en' }),
    expect.objectContaining({ languages_code: 'de-DE', title: 'Neues', body: 'Body de' }),
  ])
})

test('an entry becomes a node once all its languages have been read', async () => {
  const gatsby = fakeGatsby()
  await gatsby.markdown('news/new.en.md', english)
  writeFileSync(join(folder, 'news/new.de.md'), '')
  await gatsby.markdown('news/new.en.md', { ...english, title: 'Other' })
  expect(titlesOf(gatsby.made())).toEqual([['News']])
  await gatsby.markdown('news/new.de.md', german)
  expect(titlesOf(gatsby.made())).toEqual([['Other', 'Neues']])
})

describe('a later build', () => {
  test('keeps the entries with unchanged files, and updates the others', async () => {
    const gatsby = fakeGatsby({ 'file site/site.yml': 'en:\n  name: M\n' })
    for (const slug of ['a', 'b']) {
      await gatsby.markdown(`news/${slug}.en.md`, english)
      await gatsby.markdown(`news/${slug}.de.md`, german)
    }
    await gatsby.settings('site/site.yml')
    const before = gatsby.made()
    await gatsby.nextBuild()
    expect(gatsby.made()).toEqual(before)
    await gatsby.nextBuild(() => gatsby.markdown('news/a.de.md', { ...german, title: 'Anders' }))
    expect(titlesOf(gatsby.made().slice(0, 2))).toEqual([
      ['News', 'Anders'],
      ['News', 'Neues'],
    ])
  })

  test('drops a language, or an entry, whose file has been deleted', async () => {
    const gatsby = fakeGatsby()
    for (const slug of ['a', 'b']) {
      await gatsby.markdown(`news/${slug}.en.md`, english)
      await gatsby.markdown(`news/${slug}.de.md`, german)
    }
    await gatsby.nextBuild(() => {
      for (const name of ['a.de', 'b.en', 'b.de']) rmSync(join(folder, `news/${name}.md`))
    })
    expect(titlesOf(gatsby.made())).toEqual([['News']])
  })

  test('includes articles whose date has come, and no expired jobs', async () => {
    jest.useFakeTimers({ now: new Date('2026-02-20T12:00:00Z') })
    try {
      const gatsby = fakeGatsby()
      await gatsby.markdown('news/later.en.md', english)
      await gatsby.markdown('jobs/open.en.md', { date: '2026-01-01', validThrough: '2026-02-28' })
      expect(gatsby.made().map(({ slug }) => slug)).toEqual(['open'])
      jest.setSystemTime(new Date('2026-03-02T12:00:00Z'))
      await gatsby.nextBuild()
      expect(gatsby.made().map(({ slug }) => slug)).toEqual(['later'])
    } finally {
      jest.useRealTimers()
    }
  })
})

test('a timestamp becomes the day as written', async () => {
  const gatsby = fakeGatsby()
  await gatsby.markdown('news/a.en.md', english)
  await gatsby.markdown('jobs/b.en.md', {
    date: '2026-03-01T00:00:00.000Z',
    validThrough: '2999-01-31T00:00:00.000Z',
  })
  expect(gatsby.made().map(({ date, validThrough }) => [date, validThrough])).toEqual([
    ['2026-03-01', undefined],
    ['2026-03-01', '2999-01-31'],
  ])
})

test('a file that is read again replaces its previous content', async () => {
  const gatsby = fakeGatsby()
  await gatsby.markdown('news/a.de.md', german)
  await gatsby.markdown('news/a.de.md', { ...german, title: 'Anders' })
  expect(gatsby.made().map(({ translations }) => translations.map(({ title }) => title))).toEqual([
    ['Anders'],
  ])
})

test('drafts, future dates and expired jobs are left out', async () => {
  const gatsby = fakeGatsby()
  await gatsby.markdown('news/draft.en.md', { ...english, draft: true })
  await gatsby.markdown('news/later.en.md', { ...english, date: '2999-01-01T00:00:00.000Z' })
  await gatsby.markdown('jobs/closed.en.md', { date: '2026-01-01', validThrough: '2026-01-31T00:00:00.000Z' })
  expect(gatsby.made()).toEqual([])
})

test('files without a language, outside any collection or from another source are left out', async () => {
  const gatsby = fakeGatsby()
  await gatsby.markdown('news/a.md', english)
  await gatsby.markdown('news/a.fr.md', english)
  await gatsby.markdown('produkte/a.en.md', english)
  await gatsby.markdown('news/a.en.md', english, '', 'docs')
  expect(gatsby.made()).toEqual([])
})

test('the settings file becomes one node with all languages', async () => {
  const gatsby = fakeGatsby({
    'file site/site.yml': 'de:\n  name: M\n  claim: Satz\nen:\n  name: M\n  claim: Line\n',
  })
  await gatsby.settings('site/site.yml')
  const [node, ...others] = gatsby.made()
  expect(others).toEqual([])
  expect(node).toMatchObject({ slug: 'site', name: 'M', internal: { type: 'SiteSettings' } })
  expect(node?.translations.map((entry) => [entry['languages_code'], entry['claim']])).toEqual([
    ['en-US', 'Line'],
    ['de-DE', 'Satz'],
  ])
})

// Last, because the module remembers faulty files.
test('faulty files are left out, the other language is kept', async () => {
  const problem = { severity: 'error', path: 'content/news/a.de.md' } as Problem
  const warning = { severity: 'warning', path: 'content/news/a.en.md' } as Problem
  jest.mocked(checkContent).mockResolvedValue([problem, warning])
  const reporter = { warn: jest.fn(), panic: jest.fn() }
  await onPreBootstrap({ reporter } as never)
  const gatsby = fakeGatsby()
  await gatsby.markdown('news/a.de.md', german)
  await gatsby.markdown('news/a.en.md', english)
  expect(gatsby.made().map(({ translations }) => translations.map(({ title }) => title))).toEqual([['News']])
  expect(reporter.panic).not.toHaveBeenCalled()
})

test('a start with unusable settings waits until they are mended', async () => {
  const problem = { severity: 'error', path: 'content/site/site.yml' } as Problem
  jest.mocked(checkContent).mockResolvedValueOnce([problem]).mockResolvedValue([])
  const reporter = { warn: jest.fn(), panic: jest.fn() }
  await onPreBootstrap({ reporter } as never)
  expect(reporter.warn.mock.calls).toEqual([[expect.stringContaining('content/site/site.yml')]])
  const gatsby = fakeGatsby({ 'file site/site.yml': 'en:\n  name: M\n' })
  await gatsby.settings('site/site.yml')
  expect(gatsby.made()).toHaveLength(1)
})

test('problems that a change causes in development are listed in the terminal, once', async () => {
  const reporter = { warn: jest.fn() }
  const problem = { severity: 'error', path: 'content/news/b.de.md' } as Problem
  jest.mocked(formatProblem).mockReturnValue('content/news/b.de.md:8 · put the value in quotes')
  for (const problems of [[problem], [problem], [], [problem]]) {
    jest.mocked(checkContent).mockResolvedValue(problems)
    await listNewProblems(reporter)
  }
  expect(reporter.warn.mock.calls).toEqual([
    [expect.stringContaining('b.de.md:8')],
    [expect.stringContaining('b.de.md:8')],
  ])
})

test('a file that was left out comes back once it is mended, even by a change to another file', async () => {
  const problem = { severity: 'error', path: 'content/news/c.de.md' } as Problem
  jest.mocked(checkContent).mockResolvedValue([problem])
  await onPreBootstrap({ reporter: { warn: jest.fn() } } as never)
  const gatsby = fakeGatsby()
  await gatsby.markdown('news/c.de.md', german)
  await gatsby.markdown('news/c.en.md', english)
  expect(titlesOf(gatsby.made())).toEqual([['News']])
  await listNewProblems({ warn: jest.fn() })
  jest.mocked(checkContent).mockResolvedValue([])
  await gatsby.markdown('news/c.en.md', { ...english, title: 'Mended' })
  expect(titlesOf(gatsby.made())).toEqual([['Mended', 'Neues']])
})

test('settings that break while the site runs stay as they were', async () => {
  const texts = { 'file site/site.yml': 'en:\n  name: M\n' }
  const gatsby = fakeGatsby(texts)
  await gatsby.settings('site/site.yml')
  texts['file site/site.yml'] = 'en:\n  name: "M\n'
  await gatsby.settings('site/site.yml')
  expect(gatsby.made()).toMatchObject([{ name: 'M' }])
})

test('what is deleted while the site runs is gone, first a language, then the entry; others stay', async () => {
  const gatsby = fakeGatsby()
  for (const name of ['a', 'b']) {
    await gatsby.markdown(`news/${name}.en.md`, english)
    await gatsby.markdown(`news/${name}.de.md`, german)
  }
  await gatsby.remove('news/a.en.md')
  expect(titlesOf(gatsby.made())).toEqual([['Neues'], ['News', 'Neues']])
  await gatsby.remove('news/a.de.md')
  expect(gatsby.made().map(({ slug }) => slug)).toEqual(['b'])
})
