/** Commands that know only a few flags refuse all others, before they do anything. */
import { spawnSync } from 'node:child_process'

test.each([
  ['npm start', 'scripts/start.mjs', '--port=3000'],
  ['npm test', 'scripts/test.mjs', 'about-the-form.spec.ts'],
  ['npm run due', 'scripts/run.mjs', 'scripts/due.ts', '--quiet'],
  ['npm run build', 'scripts/run.mjs', 'scripts/build.ts', '--claen'],
  ['npm run add', 'scripts/run.mjs', 'scripts/add.ts', '--colour'],
  ['npm run content', 'scripts/run.mjs', 'scripts/check-content.ts', '--draft'],
  ['npm run fixture', 'scripts/fixture.mjs', '--check'],
  ['npm run handbook', 'scripts/run.mjs', 'scripts/handbook.ts', '--help'],
  ['npm run samples', 'scripts/run.mjs', 'samples/make.ts', '--help'],
  ['npm run mutate', 'scripts/run.mjs', 'scripts/mutate.ts', '--help'],
  ['npm run serve', 'scripts/run.mjs', 'scripts/serve.ts', '--prot=9000'],
  ['npm run bench:build', 'scripts/run.mjs', 'scripts/bench-build.ts', '--page'],
  ['npm run bench:contact', 'scripts/run.mjs', 'scripts/bench-contact.ts', '--help'],
  ['npm run bench:visit', 'scripts/run.mjs', 'scripts/bench-visit.ts', '--run'],
])('%s refuses what it does not know', (_, ...command) => {
  // Ends a command that would ignore the flag.
  const limits = { encoding: 'utf8', timeout: 30_000 } as const
  const { status, stderr } = spawnSync(process.execPath, command, limits)
  expect(stderr).toContain(command.at(-1)?.split('=')[0])
  expect(stderr).toMatch(/known here/i)
  expect(status).toBe(2)
})

test('a count that is no number ends the command', () => {
  const call = "import('./scripts/lib/flags.mjs').then(({ countOf }) => countOf('runs', process.argv[1]))"
  const ended = (value: string) => spawnSync(process.execPath, ['-e', call, value], { encoding: 'utf8' })
  expect(ended('3').status).toBe(0)
  for (const value of ['0', 'all', '1.5', ''])
    expect(ended(value)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('a whole number') as string,
    })
})
