/** npm run fixture: copies this project's site into the fixture that the system is tested with. */
import { rmSync } from 'node:fs'
import { fixtureFolder, replaceSite } from './lib/fixture.mjs'
import { readFlags } from './lib/flags.mjs'

readFlags()

const fixture = fixtureFolder(process.cwd())
rmSync(fixture, { recursive: true, force: true })
replaceSite(process.cwd(), fixture)
console.log('The fixture is this site now: fixtures/site.')
