/** The editor's server answers from the files as they are, and reads them again only after a change. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { KnownSite } from '../../../src/content-check'
import { siteAnswers } from './site-answers'

const site = 'fixtures/site'

let root: string
let known: () => Promise<KnownSite>

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'website-answers-'))
  for (const part of ['content/tags', 'content/media', 'static/downloads'])
    cpSync(join(site, part), join(root, part), { recursive: true })
  const { fresh } = siteAnswers(root, { drafts: true })
  known = fresh?.['/known.json'] as () => Promise<KnownSite>
})

afterEach(() => {
  jest.useRealTimers()
  rmSync(root, { recursive: true, force: true })
})

const tags = async () => (await known()).entries['tags']?.map(({ id }) => id) ?? []

it('computes nothing again while no file changes', async () => {
  const first = await known()
  expect(await known()).toBe(first)
  expect(await tags()).not.toEqual([])
})

it('sees a new, a changed and a deleted file', async () => {
  const before = await tags()
  const path = join(root, 'content/tags/new-topic.en.md')
  writeFileSync(path, '---\ntitle: New\n---\n')
  expect(await tags()).toEqual(expect.arrayContaining([...before, 'new-topic']))
  writeFileSync(path, '---\ntitle: New\nslug: other\n---\n')
  expect((await known()).entries['tags']).toContainEqual(
    expect.objectContaining({ id: 'new-topic', slugs: expect.objectContaining({ en: 'other' }) }),
  )
  rmSync(path)
  expect(await tags()).toEqual(before)
})

it('computes again on the next day, when planned articles appear', async () => {
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'],
    now: new Date('2026-03-01'),
  })
  const first = await known()
  jest.setSystemTime(new Date('2026-03-02'))
  expect(await known()).not.toBe(first)
})
