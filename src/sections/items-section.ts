/** The data that features, principles and steps share: titles with texts. */
import type { SectionData } from '../page/types'

export type ItemsSection = Extract<SectionData, { type: 'features' | 'principles' | 'steps' }>
