/** Checks every page of the built site: `node scripts/run.mjs tests/built.ts [--dir=folder] [--only=name]`. */
import { join, resolve } from 'node:path'
import { isBuilt } from '../scripts/lib/site-files'
import { accessChecks } from './built/access'
import { addressChecks } from './built/addresses'
import { brandChecks } from './built/brand'
import { headChecks } from './built/head'
import { indexFileChecks } from './built/index-files'
import { languageChecks } from './built/language'
import { longWordChecks } from './built/long-words'
import { machineFileChecks } from './built/machine-files'
import { markupChecks } from './built/markup'
import { outlineChecks } from './built/outline'
import { policyChecks } from './built/policy'
import { routeChecks } from './built/routes'
import { searchChecks } from './built/search'
import { sizeChecks } from './built/sizes'
import { structuredDataChecks } from './built/structured-data'
import { wordingChecks } from './built/wording'
import { report, type Check } from './lib/report'
import { loadSite, type Site } from './lib/site'

type Suite = (site: Site) => Check[] | Promise<Check[]>

const suites: Readonly<Record<string, Suite>> = {
  routes: routeChecks,
  head: headChecks,
  outline: outlineChecks,
  access: accessChecks,
  wording: wordingChecks,
  words: longWordChecks,
  addresses: addressChecks,
  language: languageChecks,
  markup: markupChecks,
  sizes: sizeChecks,
  policy: policyChecks,
  search: searchChecks,
  files: machineFileChecks,
  index: indexFileChecks,
  data: structuredDataChecks,
  brand: brandChecks,
}

/** Runs a suite; one that throws counts as failed. */
async function runSuite(name: string, suite: Suite, site: Site): Promise<Check[]> {
  try {
    return await suite(site)
  } catch (error) {
    return [{ name: `suite ${name}`, problems: [error instanceof Error ? error.message : String(error)] }]
  }
}

const option = (name: string): string | undefined =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3)

async function checkBuilt(): Promise<void> {
  const folder = resolve(option('dir') ?? join(__dirname, '../public'))
  if (!isBuilt(folder)) throw new Error(`${folder} holds no built site; run "npm run build" first.`)
  const site = loadSite(folder)
  const only = option('only')
  const checks: Check[] = []
  for (const [name, suite] of Object.entries(suites)) {
    if (!only || only === name) checks.push(...(await runSuite(name, suite, site)))
  }
  report(checks, process.argv)
}

checkBuilt().catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
