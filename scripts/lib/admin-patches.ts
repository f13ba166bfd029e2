/** Fixes bugs of Decap in the bundle: applies the unified diffs of `patches/` to its modules. */
import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { applyPatch, parsePatch, type StructuredPatch } from 'diff'
import type { Plugin } from 'esbuild'

/** `name` is the patch file, `file` the module that it changes; both relative to the project root. */
export type DecapPatch = { name: string; file: string; diff: StructuredPatch }

/** Reads the patches of a project, one per module; the lines above a diff state why it is needed. */
export function readPatches(root: string): DecapPatch[] {
  return readdirSync(join(root, 'patches')).map((entry) => {
    const name = `patches/${entry}`
    const [diff, ...more] = parsePatch(readFileSync(join(root, name), 'utf8'))
    if (!diff?.oldFileName || more.length > 0) throw new Error(`${name} must change exactly one module.`)
    return { name, file: diff.oldFileName.replace(/^a\//, ''), diff }
  })
}

/** Applies a patch to its module; throws, with instructions, if it no longer applies. */
export function patched(source: string, { name, file, diff }: DecapPatch): string {
  const result = applyPatch(source, diff)
  if (result === false)
    throw new Error(
      `${name} does not fit ${file} any more. Its first lines say why it is there: adapt it, or delete it if Decap has solved this.`,
    )
  return result
}

/** The part of a module's path that a patch names; `node_modules` may be a link. */
export const fromPackages = (path: string): string =>
  path.slice(path.lastIndexOf('node_modules')).replaceAll('\\', '/')

/** The esbuild plugin that applies the patches; fails the build if one does not apply or is unused. */
export function decapPatches(root: string): Plugin {
  return {
    name: 'decap-patches',
    setup(build) {
      const patches = new Map(readPatches(root).map((patch) => [patch.file, patch]))
      const applied = new Set<DecapPatch>()
      build.onLoad({ filter: /[\\/](?:decap-cms-[\w-]+|prop-types)[\\/].*\.js$/ }, async ({ path }) => {
        const patch = patches.get(fromPackages(path))
        if (!patch) return undefined
        const contents = patched(await readFile(path, 'utf8'), patch)
        applied.add(patch)
        return { contents, loader: 'js' }
      })
      build.onEnd(({ errors }) => {
        const idle = errors.length > 0 ? [] : [...patches.values()].filter((patch) => !applied.has(patch))
        return {
          errors: idle.map(({ name, file }) => ({ text: `${name}: ${file} is not part of the editor.` })),
        }
      })
    },
  }
}
