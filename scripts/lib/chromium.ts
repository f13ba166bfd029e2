/**
 * Finds a browser for tests and pictures. Chromium's “headless shell” is the same engine at less than half the CPU
 * time; the packaged one runs on Linux only. Elsewhere an installed Chromium or Chrome is used.
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium, type Browser, type LaunchOptions } from '@playwright/test'
import { roomAt } from './disk-room'

const shells = ['chromium-headless-shell', 'chrome-headless-shell']

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

const inPath = (wanted: readonly string[]): string[] =>
  (process.env['PATH'] ?? '').split(delimiter).flatMap((folder) => wanted.map((name) => join(folder, name)))

const firstOf = (files: readonly string[]): string | undefined =>
  files.find((file) => file && existsSync(file))

const named = (): string => process.env['CHROME_PATH'] ?? ''

/** The browser that people use on this machine, CHROME_PATH first; undefined where there is none. */
export const installedChromium = (): string | undefined =>
  firstOf([named(), ...inPath(names), ...usualPlaces])

/** The packaged shell, unpacked on the first call on a machine; undefined where it does not run. */
async function packagedShell(): Promise<string | undefined> {
  if (process.platform !== 'linux') return undefined
  try {
    const { default: packaged } = await import('@sparticuz/chromium')
    const file = await packaged.executablePath()
    // It may lack a system library, or be only partly unpacked.
    execFileSync(file, ['--no-sandbox', '--version'], { stdio: 'ignore' })
    return file
  } catch {
    return undefined
  }
}

/** Disables background traffic: the tests make local requests only. */
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

/** Linux's file system in memory, and how much of it is enough for several browsers, in bytes. */
const sharedMemory = '/dev/shm'
const enoughSharedMemory = 1024 ** 3

/**
 * Playwright makes Chromium share memory through files on the disk, because containers often have only 64 MB in
 * `/dev/shm`. Where there is more, Chromium uses that.
 */
const inMemory = (): LaunchOptions =>
  existsSync(sharedMemory) && roomAt(sharedMemory) >= enoughSharedMemory
    ? { ignoreDefaultArgs: ['--disable-dev-shm-usage'] }
    : {}

async function findChromium(): Promise<string> {
  const file = firstOf([named(), ...inPath(shells)]) ?? (await packagedShell()) ?? installedChromium()
  if (!file) throw new Error('There is no Chromium or Chrome on this machine.')
  return file
}

let found: Promise<string> | undefined

/** Playwright's launch options. */
export async function chromiumOptions(): Promise<LaunchOptions> {
  found ??= findChromium()
  return { executablePath: await found, args: quiet, ...inMemory() }
}

/** Launches a headless browser. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ ...(await chromiumOptions()), headless: true })
}
