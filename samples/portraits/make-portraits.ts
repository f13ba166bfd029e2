/** Draws the portraits of the team page. */
import { inks } from '../../src/pattern/palettes'
import { writePng } from '../png'
import { people } from './people'
import { middle } from './shapes'

const size = { width: 800, height: 1000 }

/** Enlarges people so that they fill the picture. */
const zoom = 1.1

/** Writes `content/media/team-<slug>.png` for everybody, 800 by 1000 pixels. */
export async function makePortraits(root: string): Promise<void> {
  for (const [slug, draw] of Object.entries(people)) {
    const { ground, parts } = draw()
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
      <clipPath id="right"><rect x="${middle}" width="${size.width - middle}" height="${size.height}"/></clipPath>
      <rect width="${size.width}" height="${size.height}" fill="${inks[ground]}"/>
      <g transform="matrix(${zoom} 0 0 ${zoom} ${middle * (1 - zoom)} ${size.height * (1 - zoom)})">${parts.join('')}</g></svg>`
    await writePng(root, `team-${slug}`, Buffer.from(svg), 64)
  }
}
