/** Notes of what pages hold inline come back as they were, and a lost or damaged file means that there are none. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readInlineNotes, writeInlineNotes } from './inline-notes'

test('notes come back whole; without their file, or with half of it, there are none', () => {
  const root = mkdtempSync(join(tmpdir(), 'notes-'))
  expect(readInlineNotes(root).size).toBe(0)
  const notes = new Map([
    ['one', { scripts: ['theme()', 'root()'], styles: ['a', 'b'] }],
    ['two', { scripts: ['theme()'], styles: ['b'] }],
  ])
  writeInlineNotes(root, notes)
  expect(readInlineNotes(root)).toEqual(notes)
  writeFileSync(join(root, '.build/inline.json'), '{"texts":')
  expect(readInlineNotes(root).size).toBe(0)
  rmSync(root, { recursive: true })
})
