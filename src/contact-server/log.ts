/** Log lines about messages: reference, outcome, duration. Never a name, an address, a text or an IP. */

/** `detail` is a word of ours or a status code, never a text that came from outside. */
export type LogEntry = {
  event: string
  reference?: string | undefined
  detail?: string | undefined
  ms?: number
  count?: number
}
export type Log = (entry: LogEntry) => void

/** Writes one entry as `contact accepted reference=7K3Q-9DXA ms=12`. */
export function logLine(entry: LogEntry): string {
  const { event, ...facts } = entry
  const written = Object.entries(facts).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}=${String(value).replace(/[^\w.:/+-]+/g, '_')}`],
  )
  return ['contact', event, ...written].join(' ')
}

/** Logs to standard output, where every host collects it. */
export const logToOutput: Log = (entry) => {
  process.stdout.write(`${logLine(entry)}\n`)
}
