/** The one file that every page loads at once: what answers before React, and the loader of Gatsby's scripts. */
import { earlyScript } from './early-script'
import { keptFormScript } from './kept-form-script'
import { loaderScript, type GatsbyScripts } from './loader-script'
import { themeSwitchScript } from './theme-script'

/** Returns the file's text; `chunkMap` is the JSON of Gatsby's list of chunks, which it keeps as a text. */
export function startScript(scripts: GatsbyScripts, chunkMap: string): string {
  return [
    themeSwitchScript(),
    earlyScript(),
    keptFormScript(),
    `window.___chunkMapping=${JSON.stringify(chunkMap)}`,
    loaderScript(scripts),
  ].join(';\n')
}
