/** Starts a build once something planned is due, because nothing keeps running at Netlify. */
import { env } from 'node:process'
import { buildHookOf, buildIfDue } from '../../src/hosting/due'
import { siteUrl } from '../../src/site/site-url'

export default async function dueBuild(): Promise<void> {
  const hook = buildHookOf(env)
  if (hook) await buildIfDue(hook, siteUrl)
}

/**
 * Read by Netlify; in UTC. Just after midnight in Germany, in summer and in winter, and once more in the morning for a
 * build that has failed.
 */
export const config = { schedule: '1 22,23,5 * * *' }
