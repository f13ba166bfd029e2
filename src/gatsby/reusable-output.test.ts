/** A file is made once, and taken from the last build as long as nothing about it has changed. */
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { reusableOutput } from './reusable-output'

const summary = { title: 'About', digest: '0' }

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'reusable-'))
  mkdirSync(join(root, 'last'))
})
afterEach(() => rmSync(root, { recursive: true }))

/** A build of the one page; returns whether it was finished again, and leaves the site for the next build. */
async function isFinishedAgain(gatsbyHtml: string, shared = '/start-1.js'): Promise<boolean> {
  let again = false
  const site = join(root, 'site')
  const folders = { notes: join(root, 'notes.json'), last: join(root, 'last'), site }
  const output = await reusableOutput(folders, shared)
  const facts = await output.put('about/index.html', gatsbyHtml, () => {
    again = true
    return { content: `finished ${gatsbyHtml}`, facts: summary }
  })
  expect(facts).toEqual(summary)
  expect(readFileSync(join(site, 'about/index.html'), 'utf8')).toBe(`finished ${gatsbyHtml}`)
  await output.write()
  rmSync(join(root, 'last'), { recursive: true })
  renameSync(site, join(root, 'last'))
  return again
}

test('the same HTML is finished once', async () => {
  expect(await isFinishedAgain('<p>')).toBe(true)
  expect(await isFinishedAgain('<p>')).toBe(false)
  expect(await isFinishedAgain('<p>')).toBe(false)
})

test.each<[string, () => Promise<boolean>]>([
  ['other HTML', () => isFinishedAgain('<b>')],
  ['other shared parts', () => isFinishedAgain('<p>', '/start-2.js')],
  [
    'a page that was changed by hand',
    () => {
      writeFileSync(join(root, 'last/about/index.html'), 'by hand')
      return isFinishedAgain('<p>')
    },
  ],
  [
    'a lost page',
    () => {
      rmSync(join(root, 'last/about/index.html'))
      return isFinishedAgain('<p>')
    },
  ],
  [
    'damaged notes',
    () => {
      writeFileSync(join(root, 'notes.json'), '{"shared":')
      return isFinishedAgain('<p>')
    },
  ],
])('%s: it is finished again', async (_, build) => {
  await isFinishedAgain('<p>')
  expect(await build()).toBe(true)
})
