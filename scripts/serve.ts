/**
 * npm run serve: the built site at http://localhost:9000, with the headers, redirects and errors of the real host. `--
 * --port 8080` uses that port or fails, `--host 0.0.0.0` also serves other machines.
 */
import { join } from 'node:path'
import { locales } from '../src/site/locales'
import { pathOf } from '../src/site/paths'
import { siteUrl } from '../src/site/site-url'
import { checkAddress } from './lib/build-settings'
import { onStop } from './lib/processes.mjs'
import { servePort } from './lib/serve-port'
import { isBuilt } from './lib/site-files'
import { startSite } from './lib/static-server'
import { runMain } from './lib/run-main'

const usualPort = 9000

async function serve(): Promise<void> {
  const { port, host, note } = await servePort(process.argv.slice(2), usualPort)
  const dir = join(__dirname, '../public')
  if (!isBuilt(dir)) throw new Error('There is no built site yet. Run "npm run build" first.')
  checkAddress(siteUrl)
  if (note) console.log(note)
  const site = await startSite({ port, host, dir })
  onStop(site.close)
  console.log('The built site:\n')
  for (const { code, name } of locales) console.log(`  ${name.padEnd(10)}${site.url}${pathOf('home', code)}`)
  console.log('\nStop with Ctrl-C.')
}

runMain(serve)
