/** Everything to do before a site goes live. */
import { printable } from '../lib/printable'
import { contentPoints } from './content-points'
import type { Point } from './point'
import { historyPoints, interfacePoints, logoPoints } from './project-points'
import { isPublicBuild, settingPoints, type Env } from './setting-points'

export { isPublicBuild } from './setting-points'
export type { Point } from './point'

/** A heading and its to-dos. */
export type Part = { readonly heading: string; readonly points: readonly Point[] }

/** Takes the project's folder and the environment of the published site. Returns the parts with open points. */
export async function readyParts(root: string, env: Env): Promise<Part[]> {
  const [content, history] = await Promise.all([contentPoints(root, env), historyPoints(root)])
  const parts = [
    {
      heading: 'Imprint and privacy policy; a host does not build the published site until these are done',
      points: content.filter(({ legal }) => legal),
    },
    { heading: 'Settings of the published site', points: settingPoints(env) },
    { heading: 'Sample content', points: content.filter(({ legal }) => !legal) },
    {
      heading: 'Logo, translations and history',
      points: [...logoPoints(), ...interfacePoints(root), ...history],
    },
  ]
  return parts.filter(({ points }) => points.length > 0)
}

/** The file of a point in content or interface texts, in which there may be many; the whole place of any other. */
const fileOf = ({ place }: Point): string => /^(?:content|locales)\/[^:\s]+/.exec(place)?.[0] ?? place

/** Formats points by file: the point itself where a file has only one, else how many there are. */
export function fileLines(points: readonly Point[]): string[] {
  const files = [...new Set(points.map(fileOf))]
  return files.flatMap((file) => {
    const own = points.filter((point) => fileOf(point) === file)
    const isListed = own.length > 1 && /^(?:content|locales)\//.test(file)
    return isListed ? [`  ${file}: ${own.length} points`] : own.map(pointLine)
  })
}

/** Formats a point: where, and what to do. Escapes invisible characters. */
export const pointLine = ({ place, says }: Point): string => printable(`  ${place}: ${says}`)

/**
 * Checks imprint and privacy policy for sample values before a build. Returns what to print: nothing if there are none,
 * otherwise a warning, or the reason to stop the build (`refused`).
 */
export async function legalNotice(
  root: string,
  env: Env,
): Promise<{ text: string; refused: boolean } | undefined> {
  const points = (await contentPoints(root, env)).filter(({ legal }) => legal)
  if (points.length === 0) return undefined
  if (!isPublicBuild(env))
    return {
      refused: false,
      text: `Imprint and privacy policy still have ${points.length === 1 ? 'a sample value' : `${points.length} sample values`}; a host will refuse to publish the site. “npm run ready” lists them.`,
    }
  const text = [
    'Nothing was built: imprint and privacy policy of a published site must not contain sample values.',
    ...points.map(pointLine),
    'Replace them (docs/going-live.md), or build a preview that search engines do not list with CONTEXT=preview.',
  ].join('\n')
  return { refused: true, text }
}
