/** Formats generated code. */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** Formats files and folders of the project at `root` with Prettier. */
export function formatFiles(root: string, paths: readonly string[]): void {
  const prettier = join(root, 'node_modules/prettier/bin/prettier.cjs')
  execFileSync(
    process.execPath,
    [prettier, '--write', '--cache-location=node_modules/.cache/prettier-own', ...paths],
    { cwd: root, stdio: 'ignore' },
  )
}
