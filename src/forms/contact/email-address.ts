/** Accepted e-mail addresses: exactly one plain address. */

/** Dot-separated words of RFC 5322 `atext`; quoted local parts are rejected, because they are not used in practice. */
const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
/** Letters of any script (IDN), digits and inner hyphens. */
const domainLabel = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u
const topLevel = /^(?:xn--[a-z0-9-]+|[\p{L}\p{M}]{2,})$/iu

/** Longest local part and longest domain label in octets (RFC 5321, 4.5.3.1.1; RFC 1035, 2.3.4). */
const localMax = 64
const labelMax = 63

/** Returns whether a cleaned text is one address such as `a.b+c@example.com`; the total length is checked elsewhere. */
export function isEmailAddress(text: string): boolean {
  const [local = '', domain = '', ...more] = text.split('@')
  const labels = domain.split('.')
  return (
    more.length === 0 &&
    local.length <= localMax &&
    localPart.test(local) &&
    labels.length >= 2 &&
    labels.every((label) => label.length <= labelMax && domainLabel.test(label)) &&
    topLevel.test(labels.at(-1) ?? '')
  )
}
