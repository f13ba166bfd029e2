/** Finds a browser for tests and pictures: an installed Chromium or Chrome, else the one that comes as a package. */
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium, type Browser, type LaunchOptions } from '@playwright/test'

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
]

/** Where browsers are installed outside the search path. */
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
]

function installed(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const inPath = folders.flatMap((folder) => names.map((name) => join(folder, name)))
  return [process.env['CHROME_PATH'] ?? '', ...inPath, ...usualPlaces].find(
    (file) => file && existsSync(file),
  )
}

/** The tests talk to this machine only; nothing else may start or be fetched behind their back. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-domain-reliability',
  '--disable-sync',
  '--no-first-run',
  '--no-pings',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
]

/** The path of the browser to use; the packaged one is unpacked at the first call on a machine. */
async function chromiumPath(): Promise<string> {
  const found = installed()
  if (found) return found
  const { default: packaged } = await import('@sparticuz/chromium')
  return packaged.executablePath()
}

/** How Playwright is to start the browser. */
export async function chromiumOptions(): Promise<LaunchOptions> {
  return { executablePath: await chromiumPath(), args: quiet }
}

/** Starts the browser without a window. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ ...(await chromiumOptions()), headless: true })
}
