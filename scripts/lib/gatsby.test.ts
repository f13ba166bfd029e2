import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gatsbyBuildEnvironment } from './gatsby.mjs'

test('Gatsby builds for a user without a home', () => {
  const folder = mkdtempSync(join(tmpdir(), 'no-home-'))
  try {
    // Not even root can create a folder below a file.
    const home = join(folder, 'home')
    writeFileSync(home, '')
    const firstStep = `require('gatsby-core-utils').updateInternalSiteMetadata({ sitePath: '.' }).catch(() => process.exit(1))`
    execFileSync(process.execPath, ['-e', firstStep], {
      env: { ...process.env, CI: '', XDG_CONFIG_HOME: '', HOME: home, ...gatsbyBuildEnvironment() },
      stdio: 'pipe',
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
})
