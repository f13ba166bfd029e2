/** The early scripts as sent to the browser: compiled and minified, with the values that they need. */
import { buildSync } from 'esbuild'
import { resolve } from 'node:path'
import * as facts from './facts'
import type { GatsbyScripts } from './loader'

/** The replacements for `name.key` in the scripts, for every key of some values. */
const valuesOf = (name: string, values: object): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [`${name}.${key}`, JSON.stringify(value)]))

function compile(entry: string, values: Record<string, string> = {}): string {
  const { outputFiles } = buildSync({
    entryPoints: [resolve('src/early', entry)],
    bundle: true,
    write: false,
    format: 'iife',
    minify: true,
    charset: 'utf8',
    target: 'es2022',
    tsconfigRaw: '{}',
    define: { ...valuesOf('earlyFacts', facts), ...values },
    logLevel: 'error',
  })
  return (outputFiles[0]?.text ?? '').trim()
}

export type InlineScripts = {
  /** Runs on every page before the first paint; its element needs the attributes that `inline-start.ts` reads. */
  everyPage: string
  /** Runs before the first paint on the page at `/` only. */
  rootLocale: string
}

let inline: InlineScripts | undefined

/** The inline scripts of the built pages, compiled once per process; the policy allows only these. */
export function inlineScripts(): InlineScripts {
  inline ??= { everyPage: compile('inline.ts'), rootLocale: compile('inline-root.ts') }
  return inline
}

/** The content of the file that every page of a build loads after its first paint. */
export function startScript(scripts: GatsbyScripts): string {
  return compile('start.ts', valuesOf('gatsbyScripts', scripts))
}
