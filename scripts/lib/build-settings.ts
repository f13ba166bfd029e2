/** The settings that a build reads from the environment, checked before it starts. */
import { siteUrl } from '../../src/site/site-url'
import { adminSettings } from './admin-settings'

/** Takes the site's address. Throws an error that says how to write it, unless it is an origin. */
export function checkAddress(address: string): void {
  const whole = /^https?:\/\//i.test(address) ? address : `https://${address}`
  const origin = URL.canParse(whole) ? new URL(whole).origin : 'https://www.your-domain.de'
  if (origin === address) return
  throw new Error(
    `SITE_URL “${address}” is not the site’s origin. Write it without a path, like ${origin} (docs/deploying.md).`,
  )
}

/** Throws an error that names the first invalid setting and says what is accepted. */
export function checkSettings(): void {
  checkAddress(siteUrl)
  adminSettings(process.env, {})
}
