/**
 * The folders of a build. Gatsby continues from its previous output in `public/`, so the finished site is assembled in
 * a separate folder, which then replaces `public/` (scripts/build.ts).
 */
import { join } from 'node:path'

/** The folder that Gatsby writes to, and that finally contains the finished site. @param root the project's folder */
export const outputOf = (root: string): string => join(root, 'public')

/** The folder in which a production build assembles the finished site. @param root the project's folder */
export const siteOutput = (root: string): string => join(root, '.build/site')

/** Where the last build's site is during a build (scripts/lib/last-good.ts). @param root the project's folder */
export const lastSiteOf = (root: string): string => join(root, '.build/last-good-public')

/** Notes about the pages finished by the last build, in Gatsby's cache: both are discarded when the code changes. */
export const finishedNotes = (root: string): string => join(root, '.cache/finished-pages.json')

/** Notes about the last build's link pictures, likewise. */
export const pictureNotes = (root: string): string => join(root, '.cache/link-pictures.json')

/** Options for removing folders that another process may still be writing to: retries, with a delay in milliseconds. */
export const stubborn = { recursive: true, force: true, maxRetries: 10, retryDelay: 200 } as const
