/**
 * Where a build lies. Gatsby goes on from what it has written into `public/` the time before, so the finished site is put
 * together in a folder of its own, which then takes the place of `public/` (scripts/build.ts).
 */
import { join } from 'node:path'

/** The folder into which Gatsby writes. @param root the project's folder */
export const gatsbyOutput = (root: string): string => join(root, 'public')

/** The folder in which a production build puts the finished site together. @param root the project's folder */
export const siteOutput = (root: string): string => join(root, '.build/site')
