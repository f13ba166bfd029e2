/** npm run fixture: makes the fixture, on which the system is tested, what this project's site is now. */
import { fixtureFolder, replaceSite } from './lib/fixture.mjs'

replaceSite(process.cwd(), fixtureFolder(process.cwd()))
console.log('The fixture is this site now: fixtures/site.')
