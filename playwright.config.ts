/** The tests in a browser: `npx playwright test [--project=site] [--grep='part of a name'] [--ui] [--shard=1/2]`. */
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { existsSync } from 'node:fs'
import { defineConfig, devices, webkit, type PlaywrightTestConfig } from '@playwright/test'
import { firefoxPath } from './tests/lib/firefox'
import { asInstalled } from './tests/lib/installed-browser'
import { breakpoints } from './src/site/breakpoints'

// Tests share ES modules (.mjs) with the scripts that run before installation. Node 20.19 and later can require them.
if (!process.features.require_module) createRequire(__filename)('tsx/cjs')

/** The folder for output; npm test also keeps the output of its other steps there. */
const results = 'test-results'

/** The main journeys also run on a phone and in every other browser on this machine. */
const others: NonNullable<PlaywrightTestConfig['projects']> = [
  { name: 'phone', use: { ...devices['Pixel 7'], ...asInstalled } },
  ...(firefoxPath()
    ? [{ name: 'firefox', use: { browserName: 'firefox', channel: 'moz-firefox' } as const }]
    : []),
  ...(existsSync(webkit.executablePath())
    ? [{ name: 'webkit', use: { browserName: 'webkit' } as const }]
    : []),
].map((project) => ({
  ...project,
  testDir: 'tests/browser',
  testMatch: 'journeys.spec.ts',
  dependencies: ['setup', 'built'],
}))

export default defineConfig({
  testDir: 'tests',
  outputDir: `${results}/browser`,
  snapshotPathTemplate: 'tests/browser/reference-pictures/{arg}{ext}',
  fullyParallel: true,
  // A page, its server and the browser share the cores, so more workers than cores would only wait for each other.
  workers: Math.min(4, Math.max(2, availableParallelism())),
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // A test that passes on the second try is listed as flaky.
  retries: 1,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? `${results}/browser.json` }],
    ['html', { open: 'never', outputFolder: `${results}/report` }],
  ],
  use: {
    actionTimeout: 15_000,
    locale: 'en-US',
    screenshot: 'only-on-failure',
    // A trace copies the page at every step, which doubles the run time, so only the second try records one.
    trace: 'on-first-retry',
    viewport: { width: breakpoints.xl, height: 900 },
  },
  projects: [
    { name: 'setup', testMatch: 'chromium.setup.ts' },
    { name: 'built', testMatch: 'built.setup.ts' },
    { name: 'site', testDir: 'tests/browser', dependencies: ['setup', 'built'] },
    ...others,
    { name: 'editor bundle', testMatch: 'editor/bundle.setup.ts' },
    {
      name: 'editor',
      testDir: 'tests/editor',
      dependencies: ['setup', 'editor bundle'],
      // Opening an entry takes a browser two seconds, but half a minute on a very busy machine.
      timeout: 180_000,
      expect: { timeout: 60_000 },
      use: { viewport: { width: 1500, height: 950 }, actionTimeout: 60_000 },
    },
  ],
})
