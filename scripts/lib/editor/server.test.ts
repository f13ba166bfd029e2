/** The editor's local server: which files it hands out. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEditorServer } from './server'

test.each([
  ['/admin/page.txt', 200],
  ['/admin/../../secret.txt', 404],
  ['http://localhost/../../../secret.txt', 404],
])('the request target %s is answered with %i', async (path, status) => {
  const root = mkdtempSync(join(tmpdir(), 'editor-'))
  mkdirSync(join(root, 'files'))
  writeFileSync(join(root, 'secret.txt'), 'secret')
  writeFileSync(join(root, 'files/page.txt'), 'page')
  const answer = () => Promise.resolve()
  const { server, address } = await startEditorServer({ folders: [join(root, 'files')], answer })
  const answered = await new Promise((resolve, reject) => {
    request(address, { path, agent: false }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
      .on('error', reject)
      .end()
  })
  server.close()
  rmSync(root, { recursive: true })
  expect(answered).toBe(status)
})
