import { createServer } from 'node:http'
import { mkdirSync } from 'node:fs'
import { makeBundle } from './tests/editor/lib/bundle'
import { startEditor, filesStorage, gitStorage } from './tests/editor/lib/editor'
import { deskOf } from './tests/editor/lib/desk'
import { launchBrowser } from './tests/lib/chromium'
mkdirSync('/tmp/review2', { recursive: true })
const AsyncFunction = Object.getPrototypeOf(async function () {}).constructor
const run = async () => {
  const bundle = await makeBundle()
  const browser = await launchBrowser()
  const s: any = { bundle, browser, dialogs: [], startEditor, filesStorage, gitStorage, deskOf }
  s.fresh = async (locale: string, mode: string, viewport = { width: 1400, height: 900 }) => {
    if (s.context) await s.context.close()
    if (s.editor && s.mode !== mode) { await s.editor.close(); s.editor = undefined }
    if (!s.editor) { s.editor = await startEditor(bundle, mode === 'files' ? filesStorage() : await gitStorage(mode as any)); s.mode = mode }
    s.context = await browser.newContext({ locale, viewport })
    s.page = await s.context.newPage()
    s.dialogs = []; s.log = []
    s.accept = true
    s.page.on('dialog', (d: any) => { s.dialogs.push(d.type() + ': ' + d.message()); void (s.accept ? d.accept() : d.dismiss()) })
    s.page.on('console', (m: any) => { if (['error', 'warning'].includes(m.type())) s.log.push(m.text().slice(0, 300)) })
    s.page.on('pageerror', (e: any) => s.log.push('PAGEERROR ' + e.message))
    s.desk = deskOf(s.page, s.editor.url)
    return s.editor.url
  }
  s.shot = async (name: string, full = false) => { await s.page.screenshot({ path: `/tmp/review2/${name}.png`, fullPage: full }) }
  const server = createServer((req, res) => {
    let body = ''
    req.on('data', (c) => (body += c))
    req.on('end', async () => {
      if (body === 'QUIT') { res.end('bye'); await s.context?.close(); await s.editor?.close(); await browser.close(); bundle.close(); server.close(); process.exit(0) }
      try {
        const r = await new AsyncFunction('s', `const {page,desk,shot,fresh,editor}=s;` + body)(s)
        res.end(JSON.stringify({ r, dialogs: s.dialogs.splice(0), log: s.log?.splice(0) }, null, 1))
      } catch (e: any) { res.end('ERR ' + e.message + '\n' + JSON.stringify({ dialogs: s.dialogs.splice(0), log: s.log?.splice(0) })) }
    })
  })
  server.listen(17777, '127.0.0.1', () => console.log('ready'))
}
void run()
