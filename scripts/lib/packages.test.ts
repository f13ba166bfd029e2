/** The packages match package.json: the supported Node versions, and a single release of Decap. */
import { readFileSync } from 'node:fs'
import { satisfies, subset } from 'semver'

type Locked = { version?: string; engines?: { node?: string }; dependencies?: Record<string, string> }

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
const { engines, dependencies } = read('package.json') as {
  engines: { node: string }
  dependencies: Record<string, string>
}
const { packages } = read('package-lock.json') as { packages: Record<string, Locked> }

/** Packages that support fewer Node versions than we do, and why they work anyway. */
const excused: Readonly<Record<string, string>> = {
  '@img/sharp-win32-ia32': 'For 32-bit Windows, which Node no longer supports; nothing else loads it.',
  '@sparticuz/chromium': 'Asks for 20.11, yet starts on 20.9; only for tests.',
}

test('every installed package runs on every supported version of Node', () => {
  const offenders = Object.entries(packages).flatMap(([folder, { version, engines: own }]) => {
    const name = folder.replace(/^.*node_modules\//, '')
    if (!folder || !own?.node || subset(engines.node, own.node)) return []
    return [{ name, asks: `${name} ${version} asks for Node ${own.node}, promised is ${engines.node}` }]
  })
  expect(offenders.filter(({ name }) => !excused[name]).map(({ asks }) => asks)).toEqual([])
  expect(Object.keys(excused)).toEqual([...new Set(offenders.map(({ name }) => name))].sort())
})

test('the parts of Decap belong to the declared release, with one copy of each', () => {
  const release = packages['node_modules/decap-cms-app']
  expect(release?.version).toBe(dependencies['decap-cms-app'])
  const asked = Object.entries(release?.dependencies ?? {}).filter(([name]) => name in dependencies)
  expect(asked.length).toBeGreaterThan(10)
  for (const [name, range] of asked)
    expect({ name, fits: satisfies(dependencies[name] ?? '', range) }).toEqual({ name, fits: true })
  const parts = Object.keys(packages).map((folder) => folder.replace(/^.*node_modules\//, ''))
  const copies = Object.keys(dependencies).filter((name) => name.startsWith('decap-cms-'))
  expect(copies.filter((name) => parts.filter((part) => part === name).length !== 1)).toEqual([])
})
