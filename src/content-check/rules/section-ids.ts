/** Every section has a unique id, which matches its languages wherever it is placed. */
import { asList, isGroup, type Values } from '../../lib/values'
import type { Collection } from '../../content-model'
import { label } from '../../content-model/fields'
import type { Finding } from '../../content-model/problems'
import { idOfSection, idsOfSections, sectionFields } from '../../content-model/section-ids'
import { message } from '../../content-model/sentences'

const idLabel = label('Id of the section', 'Kennung des Abschnitts')

const sectionsIn = (values: Values, name: string) => asList(values[name])

/**
 * Finds one language's sections without an id or with a duplicate. `named` are the same values with ids filled in so
 * that sections match across languages (`entryWithSectionIds`).
 */
export function sectionIds({ fields }: Collection, values: Values, named: Values): Finding[] {
  return sectionFields(fields).flatMap((name) => {
    const [sections, wanted] = [sectionsIn(values, name), sectionsIn(named, name)]
    return idsOfSections(sections).flatMap((own, index): Finding[] => {
      if (own !== undefined || !isGroup(sections[index])) return []
      const [taken, id] = [idOfSection(sections[index]), idOfSection(wanted[index])]
      const fault = taken ? message('section-id.twice', { taken, id }) : message('section-id', { id })
      return [{ ...fault, label: idLabel, at: [name, index, 'id'] }]
    })
  })
}
