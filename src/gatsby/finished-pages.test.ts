/** A page is finished once, and reused from the last build until something about it changes. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { finishedPages } from './finished-pages'

const summary = { title: 'About', digest: '0' }

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'finished-'))
  mkdirSync(join(root, 'last'))
})
afterEach(() => rmSync(root, { recursive: true }))

/** Builds the one page; returns whether it was finished again, and leaves the site for the next build. */
async function isFinishedAgain(gatsbyHtml: string, shared = '/start-1.js'): Promise<boolean> {
  let again = false
  const pages = await finishedPages(join(root, 'notes.json'), join(root, 'last'), shared)
  const page = await pages.takeOr('about.html', gatsbyHtml, () => {
    again = true
    return { html: `finished ${gatsbyHtml}`, summary }
  })
  expect(page).toEqual({ html: `finished ${gatsbyHtml}`, summary })
  await pages.write()
  writeFileSync(join(root, 'last/about.html'), page.html)
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
      writeFileSync(join(root, 'last/about.html'), 'by hand')
      return isFinishedAgain('<p>')
    },
  ],
  [
    'a lost page',
    () => {
      rmSync(join(root, 'last/about.html'))
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
