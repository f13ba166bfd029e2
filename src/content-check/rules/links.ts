/** Link fields, references and downloads: each target must exist. */
import { asGroup } from '../../lib/values'
import type { FieldPath, Finding, Message } from '../../content-model/problems'
import { type Rule, type RuleInput } from '../rule'
import { walkFields } from '../../content-model/walk'
import { downloadFault } from './downloads'
import { targetFault } from './link-targets'
import { linkTextFault } from './link-texts'
import { altFault, captionFault, decorationFault, sourceFault } from './pictures'
import { referenceFaults } from './references'
import { message } from '../../content-model/sentences'

const isBlank = (text: unknown) => typeof text !== 'string' || text.trim() === ''

/** The images that have an alternative text somewhere in the entry. */
function describedIn({ collection, values }: RuleInput): ReadonlySet<string> {
  const described = new Set<string>()
  walkFields(collection.fields, values, ({ field, value }) => {
    const { src, alt } = asGroup(value)
    if (field.kind === 'image' && typeof src === 'string' && !isBlank(alt)) described.add(src)
  })
  return described
}

function pictureFaults(
  value: unknown,
  caption: unknown,
  described: ReadonlySet<string>,
  at: FieldPath,
  { lookup }: RuleInput,
): (Message & { at: FieldPath })[] {
  const { src, alt, decorative } = asGroup(value)
  if (typeof src !== 'string' || isBlank(src)) return []
  const both = decorative === true && !isBlank(alt) ? message('alt-on-decoration') : undefined
  const inSource = sourceFault(src, lookup)
  const inAlt =
    both ??
    (decorative === true
      ? decorationFault(src, caption, described)
      : (altFault(alt, src) ?? captionFault(String(alt), caption)))
  return [
    ...(inSource ? [{ ...inSource, at: [...at, 'src'] }] : []),
    ...(inAlt ? [{ ...inAlt, at: [...at, 'alt'] }] : []),
  ]
}

/** Checks every link, reference and file in the front matter. */
export const links: Rule = (input) => {
  const findings: Finding[] = []
  const described = describedIn(input)
  walkFields(input.collection.fields, input.values, ({ field, value, group, label, at }) => {
    const add = (fault: Message | undefined) => void (fault && findings.push({ ...fault, label, at }))
    const isText = typeof value === 'string' && value.trim() !== ''
    if (field.kind === 'reference') findings.push(...referenceFaults(value, field, at, input))
    else if (field.kind === 'link' && isText) {
      add(targetFault(value, 'field', input))
      if (!isBlank(group['label'])) add(linkTextFault(String(group['label'])))
    } else if (field.kind === 'file' && isText) add(downloadFault(value, field, input))
    else if (field.kind === 'image')
      findings.push(
        ...pictureFaults(value, group['caption'], described, at, input).map((fault) => ({ label, ...fault })),
      )
  })
  return findings
}
