/** What pages hold inline: from the notes of the build where a page is as it was then, else from the page. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { digestOfPage } from '../../src/hosting/inline-notes'
import { builtPages } from './site-files'

test('a page that was changed after its note was made is read again', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'))
  const [noted, changed] = ['<p>noted</p>', '<script>evil()</script>']
  writeFileSync(join(folder, 'a.html'), noted)
  writeFileSync(join(folder, 'b.html'), changed)
  const note = { scripts: ['of the note'], styles: [] }
  const notes = new Map([noted, '<p>before</p>'].map((html) => [digestOfPage(html), note]))
  expect([...builtPages(folder, undefined, notes)]).toEqual([
    { file: '/a.html', inline: note },
    { file: '/b.html', inline: { scripts: ['evil()'], styles: [] } },
  ])
  rmSync(folder, { recursive: true })
})
