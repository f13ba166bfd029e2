/** Splits an entry's sections, so that a page can put its own lists between them. */
import type { SectionData } from '../../page/types'

const isClosing = ({ type }: SectionData) => type === 'contactCall' || type === 'downloads'

/** The index of the sections that end a page: downloads and the contact call, if they are last. */
function border(sections: readonly SectionData[]): number {
  const last = sections.findLastIndex((section) => !isClosing(section))
  return last + 1
}

/** The sections before the page's own lists. */
export function opening(sections: readonly SectionData[]): SectionData[] {
  return sections.slice(0, border(sections))
}

/** The sections after them. */
export function closing(sections: readonly SectionData[]): SectionData[] {
  return sections.slice(border(sections))
}
