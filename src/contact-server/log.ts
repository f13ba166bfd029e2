/** Log lines about messages: reference, outcome, duration. Never names, addresses, texts or IPs. */

/** `detail` is one of our codes or a status code, never external text. */
export type LogEntry = {
  event: string
  reference?: string | undefined
  detail?: string | undefined
  ms?: number
  count?: number
}
export type Log = (entry: LogEntry) => void

/** Formats an entry as `contact accepted reference=7K3Q-9DXA ms=12`. */
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
