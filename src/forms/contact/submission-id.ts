/** The ids of submissions: the same text keeps its id, so that sending it again is the same message. */
import type { ContactValues } from './fields'

/** Also for pages without https, where `crypto.randomUUID` is missing. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

export type SubmissionIds = {
  /** The id to send these values with. */
  of: (values: ContactValues) => string
  /** Continues with an id that these values were sent with before. */
  resume: (values: ContactValues, id: string) => void
  /** The next message gets a new id whatever it says. */
  renew: () => void
}

/** Consent and outer space do not make another message. */
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
