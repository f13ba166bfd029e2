/** All section types, and where each is allowed. */
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

/** Products and services open with their own title, so page-only types are left out. */
export const entrySectionTypes = inEntries

/** Custom pages open like the built-in ones; sections of one specific page are left out. */
export const ownPageSectionTypes = { hero, ...inEntries }
