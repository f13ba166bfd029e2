/** A page is finished once, and taken from the last build as long as nothing about it has changed. */
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

/** A build of the one page; returns whether it was finished again, and leaves the site for the next build. */
async function isFinishedAnew(gatsbyHtml: string, shared = '/start-1.js'): Promise<boolean> {
  let anew = false
  const pages = await finishedPages(join(root, 'notes.json'), join(root, 'last'), shared)
  const page = await pages.takeOr('about.html', gatsbyHtml, () => {
    anew = true
    return { html: `finished ${gatsbyHtml}`, summary }
  })
  expect(page).toEqual({ html: `finished ${gatsbyHtml}`, summary })
  await pages.write()
  writeFileSync(join(root, 'last/about.html'), page.html)
  return anew
}

test('the same HTML is finished once', async () => {
  expect(await isFinishedAnew('<p>')).toBe(true)
  expect(await isFinishedAnew('<p>')).toBe(false)
  expect(await isFinishedAnew('<p>')).toBe(false)
})

test.each<[string, () => Promise<boolean>]>([
  ['other HTML', () => isFinishedAnew('<b>')],
  ['other shared parts', () => isFinishedAnew('<p>', '/start-2.js')],
  [
    'a page that was changed by hand',
    () => {
      writeFileSync(join(root, 'last/about.html'), 'by hand')
      return isFinishedAnew('<p>')
    },
  ],
  [
    'a lost page',
    () => {
      rmSync(join(root, 'last/about.html'))
      return isFinishedAnew('<p>')
    },
  ],
  [
    'damaged notes',
    () => {
      writeFileSync(join(root, 'notes.json'), '{"shared":')
      return isFinishedAnew('<p>')
    },
  ],
])('%s: it is finished again', async (_, build) => {
  await isFinishedAnew('<p>')
  expect(await build()).toBe(true)
})
