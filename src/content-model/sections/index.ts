/** All kinds of sections, and which of them fit where. */
import { entrySections } from './entries'
import { writingSections } from './writing'

export const sectionTypes = { ...writingSections, ...entrySections }

export type SectionName = keyof typeof sectionTypes

const {
  hero,
  newsArchive: _archive,
  contents: _contents,
  contactForm: _form,
  search: _search,
  ...inEntries
} = sectionTypes

/** Products and services open with their own title, so the page-only kinds are left out. */
export const entrySectionTypes = inEntries

/** Editors' own pages open as the fixed ones do; what belongs to one fixed page is left out. */
export const ownPageSectionTypes = { hero, ...inEntries }
