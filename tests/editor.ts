/** Runs the editor’s tests in a real browser: `… tests/editor.ts [--only=part of a name] [--report=file]`. */
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { makeBundle, type Bundle } from './editor/lib/bundle'
import { registeredTests, type EditorTest } from './editor/lib/editor-test'
import { keepToasts } from './editor/lib/toasts'
import { launchBrowser } from './lib/chromium'
import { report, type Check } from './lib/report'

const folder = join(__dirname, 'editor')
const pictures = 'test-results/editor'

const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length) ?? ''

async function withLimit(run: Promise<void>, limit: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done after ${limit / 1000} s`)), limit)
  })
  await Promise.race([run, late]).finally(() => clearTimeout(timer))
}

async function runTest(browser: Browser, bundle: Bundle, test: EditorTest): Promise<Check> {
  const context = await browser.newContext({ locale: test.locale, viewport: { width: 1500, height: 950 } })
  // What the compiler calls to name functions; those that tests send to the page call it too.
  await context.addInitScript('globalThis.__name = (value) => value')
  await context.addInitScript(keepToasts)
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  const problems: string[] = []
  const closing: (() => void | Promise<void>)[] = []
  page.on('pageerror', (error) => {
    // Decap rejects a promise that nobody holds whenever a save is refused.
    if (!['Object', 'undefined'].includes(error.message)) problems.push(`error in the page: ${error.message}`)
  })
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) problems.push(message.text())
  })
  try {
    await withLimit(test.run({ page, context, bundle, later: (close) => closing.push(close) }), test.limit)
  } catch (error) {
    problems.push(error instanceof Error ? error.message.split('\n').slice(0, 12).join(' ⏎ ') : String(error))
    await page
      .screenshot({ path: join(pictures, `${test.name.replace(/\W+/g, '-')}.png`) })
      .catch(() => undefined)
  } finally {
    await context.close()
    for (const close of closing.reverse()) await close()
  }
  return { name: test.name, problems }
}

async function main(): Promise<void> {
  mkdirSync(pictures, { recursive: true })
  for (const name of readdirSync(folder)) if (name.endsWith('.spec.ts')) await import(join(folder, name))
  const bundle = await makeBundle()
  const browser = await launchBrowser()
  const checks: Check[] = []
  try {
    for (const test of registeredTests().filter(({ name }) => name.includes(only))) {
      const start = Date.now()
      const check = await runTest(browser, bundle, test)
      checks.push(check)
      console.log(
        `${check.problems.length ? '✗' : '✓'} ${test.name} (${((Date.now() - start) / 1000).toFixed(1)} s)`,
      )
    }
  } finally {
    await browser.close()
    bundle.close()
  }
  report(checks, process.argv)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.stack : error)
  process.exit(1)
})
