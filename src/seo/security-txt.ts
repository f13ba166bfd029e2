/** security.txt: where to report a vulnerability (RFC 9116). */
import { localeCodes } from '../site/locales'

/**
 * The file must expire "less than a year into the future" (RFC 9116, 2.5.5). Counted from the first day of the month,
 * so that builds of the same month are identical.
 */
const lifeDays = 335

export const securityTxtPath = '/.well-known/security.txt'

/** Returns the file. `now` is the time of the build: every build postpones the expiry. */
export function securityTxt(email: string, origin: string, now: Date): string {
  const month = Date.UTC(now.getUTCFullYear(), now.getUTCMonth())
  const expires = new Date(month + lifeDays * 86_400_000).toISOString().replace(/\.\d+Z$/, 'Z')
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${localeCodes.join(', ')}`,
    `Canonical: ${origin}${securityTxtPath}`,
    '',
  ].join('\n')
}
