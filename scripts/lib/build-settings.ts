/** The settings that a build reads from the environment, checked before it starts. */
import { backends } from '../../src/contact-server/config'
import { printable } from '../../src/lib/printable'
import { siteUrl } from '../../src/site/site-url'
import { adminSettings } from './admin-settings'

/** Takes the site's address. Throws an error that says how to write it, unless it is an origin. */
export function checkAddress(address: string): void {
  const whole = address.replace(/^(?!https?:\/\/)([a-z]+:\/+)?/i, 'https://')
  const origin = URL.canParse(whole) ? new URL(whole).origin : 'https://www.your-domain.de'
  if (origin === address) return
  throw new Error(
    `SITE_URL “${printable(address)}” is not the site’s origin. Write it without a path, like ${origin} (docs/deploying.md).`,
  )
}

/** The worker for Cloudflare appends the path to it; without a scheme or with a slash, every request would fail. */
export function checkFunctions({ CF_PAGES, SITE_FUNCTIONS: address }: NodeJS.ProcessEnv): void {
  if (!CF_PAGES || !address || /^https?:\/\/[^/\s]+$/.test(address)) return
  throw new Error(
    `SITE_FUNCTIONS “${address}” is not an origin. Write it like https://functions.your-domain.de, without a slash at the end (docs/deploying.md).`,
  )
}

/** The built form sends to Netlify Forms or to the function; a mistyped value would choose the function. */
export function checkBackend({ CONTACT_BACKEND: backend }: NodeJS.ProcessEnv): void {
  if (!backend?.trim() || backends.some((known) => known === backend)) return
  throw new Error(
    `CONTACT_BACKEND “${backend}” is not known. Accepted: ${backends.join(', ')} (docs/contact.md).`,
  )
}

/** Throws an error that names the first invalid setting and says what is accepted. */
export function checkSettings(): void {
  checkAddress(siteUrl)
  checkFunctions(process.env)
  checkBackend(process.env)
  adminSettings(process.env, {})
}
