/** Finds an installed Firefox, Debian's extended support release among them; Playwright's own is not needed. */
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['firefox', 'firefox-esr', 'firefox.exe']
const usualPlaces = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:/Program Files/Mozilla Firefox/firefox.exe',
]

/** The path of Firefox on this machine, FIREFOX_PATH first; undefined where there is none. */
export function firefoxPath(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const inPath = folders.flatMap((folder) => names.map((name) => join(folder, name)))
  return [process.env['FIREFOX_PATH'] ?? '', ...inPath, ...usualPlaces].find(
    (file) => file && existsSync(file),
  )
}
