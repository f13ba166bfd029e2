/** Link fields, references and files to download: each must lead to something that exists. */
import type { FieldPath, Finding, Message } from '../../content-model/problems'
import { message, type Rule, type RuleInput } from '../rule'
import { walkFields } from '../walk-fields'
import { downloadFault } from './downloads'
import { targetFault } from './link-targets'
import { altFault, sourceFault } from './pictures'
import { referenceFaults } from './references'

function pictureFaults(
  value: unknown,
  at: FieldPath,
  { lookup }: RuleInput,
): (Message & { at: FieldPath })[] {
  if (
    typeof value !== 'object' ||
    value === null ||
    !('src' in value) ||
    typeof value.src !== 'string' ||
    value.src.trim() === ''
  )
    return []
  const alt: unknown = 'alt' in value ? value.alt : undefined
  const decorative = 'decorative' in value && value.decorative === true
  const both =
    decorative && typeof alt === 'string' && alt.trim() !== ''
      ? message(
          'alt-on-decoration',
          ['a decorative picture has an alternative text', 'ein Schmuckbild hat einen Alternativtext'],
          ['remove one of the two', 'entfernen Sie eines von beiden'],
        )
      : undefined
  const inSource = sourceFault(value.src, lookup)
  const inAlt = both ?? (decorative ? undefined : altFault(alt, value.src))
  return [
    ...(inSource ? [{ ...inSource, at: [...at, 'src'] }] : []),
    ...(inAlt ? [{ ...inAlt, at: [...at, 'alt'] }] : []),
  ]
}

/** Checks everything in the front matter that points somewhere. */
export const links: Rule = (input) => {
  const findings: Finding[] = []
  walkFields(input.collection.fields, input.values, ({ field, value, label, at }) => {
    const add = (fault: Message | undefined) => void (fault && findings.push({ ...fault, label, at }))
    const isText = typeof value === 'string' && value.trim() !== ''
    if (field.kind === 'reference') findings.push(...referenceFaults(value, field, at, input))
    else if (field.kind === 'link' && isText) add(targetFault(value, 'field', input))
    else if (field.kind === 'file' && isText) add(downloadFault(value, field, input))
    else if (field.kind === 'image')
      findings.push(...pictureFaults(value, at, input).map((fault) => ({ label, ...fault })))
  })
  return findings
}
