/** Rules for the sections of one page: the opening, and unique anchors. */
import { asGroup } from '../../lib/values'
import { label } from '../../content-model/fields'
import type { Finding } from '../../content-model/problems'
import { sectionKind } from '../../content-model/validate'
import { type Rule } from '../rule'
import { message } from '../../content-model/sentences'

const anchorLabel = label('Anchor', 'Sprungmarke')

/** The opening contains the page's h1, so there is exactly one, and it comes first (`sections/writing.ts`). */
const opening = 'hero'

/** Checks a section list as a whole. */
export const pageSections: Rule = ({ values }) => {
  const { sections } = values
  if (!Array.isArray(sections)) return []
  const seen = new Set<string>()
  return sections.flatMap((section, index): Finding[] => {
    const { type, anchor } = asGroup(section)
    const findings: Finding[] = []
    if (type === opening && index > 0)
      findings.push({ ...message('second-opening'), label: sectionKind, at: ['sections', index, 'type'] })
    if (typeof anchor !== 'string' || anchor === '') return findings
    if (seen.has(anchor)) {
      const at = ['sections', index, 'anchor']
      findings.push({ ...message('anchor-twice', { anchor }), label: anchorLabel, at })
    }
    seen.add(anchor)
    return findings
  })
}
