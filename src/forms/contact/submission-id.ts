/** Submission ids: the same text keeps its id, which makes resubmitting idempotent. */
import type { ContactValues } from './fields'

/** Works without https too, where `crypto.randomUUID` is missing. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

export type SubmissionIds = {
  /** The id to send these values with. */
  of: (values: ContactValues) => string
  /** Continues with an id used for these values before. */
  resume: (values: ContactValues, id: string) => void
  /** Forces a new id for the next message, whatever its text. */
  renew: () => void
}

/** Consent and surrounding white space do not make it another message. */
const contentOf = ({ consent: _, ...texts }: ContactValues): string => JSON.stringify(Object.values(texts))

/** Returns the ids of one visitor's form. */
export function submissionIds(): SubmissionIds {
  let last: { content: string; id: string } | undefined
  return {
    of(values) {
      const content = contentOf(values)
      if (last?.content !== content) last = { content, id: randomId() }
      return last.id
    },
    resume(values, id) {
      last = { content: contentOf(values), id }
    },
    renew() {
      last = undefined
    },
  }
}
