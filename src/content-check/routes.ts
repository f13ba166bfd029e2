/** The routes that a site defines in code: Gatsby would find a faulty one only when it makes the pages. */
import { label } from '../content-model/fields'
import type { Problem } from '../content-model/problems'
import { slugPattern } from '../content-model/slugify'
import { localeCodes, localeOf } from '../site/locales'
import { ownCollections } from '../site/own/collections'
import { fixedPages } from '../site/own/pages'
import { pathOf } from '../site/paths'
import { routeIds, routeOf, singleRouteIds, type RouteId } from '../site/routes'
import { faultAt, fileProblem, type FileFinding } from './sources/source'

/** The file that defines a route's paths. */
function fileOf(route: RouteId): string {
  const collection = route.replace(/-entry$/, '')
  if (Object.hasOwn(fixedPages, route)) return 'src/site/own/pages.ts'
  if (Object.hasOwn(ownCollections, collection)) return `src/content-model/collections/own/${collection}.ts`
  return 'src/site/own/addresses.ts'
}

const parentOf = (route: RouteId): RouteId | undefined =>
  singleRouteIds.find((id) => id === routeOf(route).parent)

/** The pages above a route, from the nearest; with the route itself if they lead back to it. */
function above(route: RouteId): readonly RouteId[] {
  const line: RouteId[] = []
  for (let next = parentOf(route); next && !line.includes(next); next = parentOf(next)) line.push(next)
  return line
}

/** A breadcrumb leads through the page above, which a site may have left out or misspelt. */
function parentFaults(route: RouteId): FileFinding[] {
  const { parent } = routeOf(route)
  if (parent === undefined) return []
  if (!parentOf(route))
    return [faultAt(1, 'route-parent', { route, parent, routes: singleRouteIds.join(', ') })]
  return above(route).includes(route) ? [faultAt(1, 'route-parent.circle', { route, parent })] : []
}

function formFaults(route: RouteId): FileFinding[] {
  return localeCodes.flatMap((locale) => {
    const path = routeOf(route).paths[locale]
    if (!path || path.split('/').every((segment) => slugPattern.test(segment))) return []
    return [faultAt(1, 'route-form', { route, path, language: localeOf(locale).name })]
  })
}

/** Compares pages with those before them in the routes table. The build compares them with entries as well. */
function twinFaults(route: RouteId): FileFinding[] {
  const before = singleRouteIds.slice(0, Math.max(0, singleRouteIds.indexOf(route)))
  return localeCodes.flatMap((locale) => {
    const path = pathOf(route, locale)
    const twin = before.find((other) => pathOf(other, locale) === path)
    return twin ? [faultAt(1, 'route-twin', { route, path, twin })] : []
  })
}

/** Returns the faults of the routes of this site. */
export function routeProblems(): Problem[] {
  return routeIds.flatMap((route) =>
    [...parentFaults(route), ...formFaults(route), ...twinFaults(route)].map((fault) =>
      fileProblem(fileOf(route), { ...fault, label: label('Page', 'Seite'), field: route }),
    ),
  )
}
