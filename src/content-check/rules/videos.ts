/** Videos: one source each, and alternatives for people who cannot hear or see it. */
import { isBlank } from '../../lib/values'
import type { FieldPath, Finding, Message } from '../../content-model/problems'
import { nearest } from '../../content-model/nearest'
import type { Label } from '../../content-model/fields'
import { videos } from '../../content-model/collections/videos'
import { parseVideoAddress } from '../../site/video-providers'
import { type Rule } from '../rule'
import type { SiteLookup } from '../site-lookup'
import { message, quote } from '../../content-model/sentences'
import { languageName } from '../../content-model/wording'

function addressFault(address: string): Message | undefined {
  const named = quote(address, 80)
  switch (parseVideoAddress(address)) {
    case 'unknown-provider':
      return message('unknown-video-provider', { named })
    case 'no-video':
      return message('no-video-in-address', { named })
    default:
      return undefined
  }
}

function sourceFault(address: unknown, file: unknown): Message | undefined {
  if (isBlank(address) === isBlank(file))
    return isBlank(file) ? message('video-without-source') : message('video-with-two-sources')
  return typeof address === 'string' && address.trim() !== '' ? addressFault(address) : undefined
}

/** Checks a video entry. */
export const videoSources: Rule = ({ collection, values, locale }) => {
  if (collection.name !== videos.name) return []
  const findings: Finding[] = []
  const add = (fault: Message | undefined, { label }: { label: Label }, at: FieldPath) =>
    void (fault && findings.push({ ...fault, label, at }))
  const { address, captions, transcript } = videos.fields
  add(sourceFault(values['address'], values['file']), address, ['address'])
  if (isBlank(values['file'])) {
    // Captions of an external video are its provider's; a description is possible here.
    if (!isBlank(values['address']) && isBlank(values['transcript']))
      add(message('video-without-text', {}, 'warning'), transcript, ['transcript'])
    return findings
  }
  if (isBlank(values['captions']))
    add(message('missing-captions', { language: languageName(locale) }), captions, ['captions'])
  if (isBlank(values['transcript'])) add(message('missing-transcript'), transcript, ['transcript'])
  return findings
}

/** Returns the fault of a video's line in a text; `id` is empty if the line is malformed. */
export function videoLineFault(
  { content: id, markup, level }: { content: string; markup: string; level: number },
  lookup: SiteLookup,
): Message | undefined {
  const named = quote(markup, 80)
  if (!id) return message('video-line-form', { named })
  if (level > 0) return message('video-line-inside')
  if (lookup.entry(videos.name, id)) return undefined
  const meant = nearest(id, lookup.ids(videos.name))
  return message('missing-video', { id, meant })
}
