/** Part of npm test: copies the project, with the fixture in place of its own site. */
import { mkdirSync, rmSync } from 'node:fs'
import { fixtureFolder, replaceSite } from './lib/fixture.mjs'
import { copyProject } from './lib/project-copy'

const [, , folder = ''] = process.argv
if (!folder) throw new Error('Name the folder of the copy.')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
copyProject(process.cwd(), folder)
replaceSite(fixtureFolder(process.cwd()), folder)
