/** Completes addresses as people type them. */

const mail = /^[^\s@/:?]+@[^\s@/:?]+\.[^\s@/:?.]{2,}$/
const web = /^www\.[^\s/?#]+\.[^\s/?#.]{2,}([/?#]\S*)?$/i

/** Adds `https://` to an address that begins with www., and `mailto:` to an e-mail address. */
export function completeLink(link: string): string {
  if (mail.test(link)) return `mailto:${link}`
  return web.test(link) ? `https://${link}` : link
}
