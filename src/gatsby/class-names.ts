/** Short names for the classes and keyframes of the CSS modules, equal in scripts and HTML. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parse } from 'postcss'
import { classesIn, numberInLetters } from './style-names'
import { digestOf } from '../lib/digest'

export type ClassNames = {
  /** The short name of a module's class, or undefined for a class that the module does not define. */
  nameOf: (file: string, local: string) => string | undefined
  /** Changes when any name does; invalidates webpack's cached modules. */
  version: string
}

const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** `A` … `Z`, `Aa`, `Ab` …: capitals distinguish them from global class names, which are lower case. */
function shortName(place: number): string {
  const [first, second] = [place % capitals.length, Math.floor(place / capitals.length)]
  return capitals.charAt(first) + (second === 0 ? '' : numberInLetters(second - 1))
}

function modulesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => join(folder, file))
    .sort()
}

/** The names that a CSS module scopes: its classes in order, then its keyframes. */
function namesDefinedBy(file: string): string[] {
  const sheet = parse(readFileSync(file, 'utf8'), { from: file })
  const names = classesIn(sheet)
  sheet.walkAtRules('keyframes', ({ params }) => void names.push(params))
  return [...new Set(names)]
}

/**
 * Numbers the classes of all modules below `folder`. Every page contains all names, so each letter counts: compared
 * with names from hashes, this saves some 450 bytes per page after compression.
 */
export function classNames(folder: string): ClassNames {
  const keys = modulesIn(folder).flatMap((file) =>
    namesDefinedBy(file).map((local) => `${relative(folder, file)} ${local}`),
  )
  const names = new Map(keys.map((key, place) => [key, shortName(place)]))
  return {
    nameOf: (file, local) => names.get(`${relative(folder, file)} ${local}`),
    version: digestOf(keys.join('\n'), 12),
  }
}
