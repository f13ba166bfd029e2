/** npm run fixture: copies this project's site to the fixture, on which the system is tested. */
import { fixtureFolder, replaceSite } from './lib/fixture.mjs'

replaceSite(process.cwd(), fixtureFolder(process.cwd()))
console.log('The fixture is this site now: fixtures/site.')
