/** Telephone numbers as addresses. */

/** Takes a number as people write it, `+49 30 23125-000`. @returns the address that dials it */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}
