/** The title of a window. */

/** Puts the company's name, if it is known, after the page's. */
export const windowTitle = (page: string, company: string | undefined): string =>
  company ? `${page} | ${company}` : page
