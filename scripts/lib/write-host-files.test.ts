/** Pages that an owner puts into `static/` have no script that the policy would block. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkStaticPages } from './write-host-files'

test('a page of static/ with an inline script fails the build and is named; other pages and the editor’s are accepted', () => {
  const root = mkdtempSync(join(tmpdir(), 'static-'))
  mkdirSync(join(root, 'static/admin'), { recursive: true })
  const pages = {
    'proof.html': '<script>run()</script>',
    'plain.html': '<p>',
    'admin/a.html': '<script>a</script>',
  }
  for (const [name, html] of Object.entries(pages)) writeFileSync(join(root, 'static', name), html)
  expect(() => checkStaticPages(root, ['/about/index.html', '/plain.html', '/admin/a.html'])).not.toThrow()
  expect(() => checkStaticPages(root, ['/plain.html', '/proof.html'])).toThrow(
    'static/proof.html: unknown inline script "run()"',
  )
  rmSync(root, { recursive: true })
})
