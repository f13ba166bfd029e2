/** The patches for Decap: each applies to the installed version, the one in package.json. */
import { readFileSync } from 'node:fs'
import { transform } from 'esbuild'
import { patched, readPatches } from './admin-patches'

const patches = readPatches('.')
const json = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
const { dependencies } = json('package.json') as { dependencies: Record<string, string> }

test.each(patches.map((patch) => [patch.name, patch] as const))('%s', async (_, patch) => {
  const source = readFileSync(patch.file, 'utf8')
  const result = patched(source, patch)
  expect(result).not.toBe(source)
  await expect(transform(result, { loader: 'js' })).resolves.toBeDefined()
  const name = patch.file.split('/')[1] ?? ''
  expect(dependencies[name]).toBe(json(`node_modules/${name}/package.json`)['version'])
})

test.each(patches.map((patch) => [patch.name, patch] as const))(
  '%s states why it is needed',
  (name, { diff }) => {
    const [why = ''] = readFileSync(name, 'utf8').split(`--- ${String(diff.oldFileName)}`)
    expect(why.trim().length).toBeGreaterThan(40)
  },
)

test('a patch that does not apply is reported by name, with instructions', () => {
  const [patch] = patches
  if (!patch) throw new Error('There is no patch.')
  expect(() => patched('export {}\n', patch)).toThrow(`${patch.name} does not fit ${patch.file} any more.`)
})
