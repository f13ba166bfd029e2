/** `tel:` links. */

/** Takes a telephone number as written, `+49 30 23125-000`. @returns its `tel:` address */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}
