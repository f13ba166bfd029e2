/**
 * Where a build lies. Gatsby goes on from what it has written into `public/` the time before, so the finished site is put
 * together in a folder of its own, which then takes the place of `public/` (scripts/build.ts).
 */
import { join } from 'node:path'

/** The folder into which Gatsby writes, and in which the finished site is in the end. @param root the project's folder */
export const outputOf = (root: string): string => join(root, 'public')

/** The folder in which a production build puts the finished site together. @param root the project's folder */
export const siteOutput = (root: string): string => join(root, '.build/site')

/** Where the site of the last build is during a build (scripts/lib/last-good.ts). @param root the project's folder */
export const lastSiteOf = (root: string): string => join(root, '.build/last-good-public')

/** Notes about the pages that the last build finished, beside what Gatsby keeps: they go with it when the code changes. */
export const finishedNotes = (root: string): string => join(root, '.cache/finished-pages.json')

/** The same about the link pictures that it has put into the site. */
export const pictureNotes = (root: string): string => join(root, '.cache/link-pictures.json')

/** How folders are removed into which another process may still be writing: tried again, after milliseconds. */
export const stubborn = { recursive: true, force: true, maxRetries: 10, retryDelay: 200 } as const
