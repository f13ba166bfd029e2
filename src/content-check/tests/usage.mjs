/** Loaded before a command: on exit, prints its peak memory and how often its functions were called, as JSON. */
import { readFileSync } from 'node:fs'
import { Session } from 'node:inspector'

/** In kilobytes. On Linux, the usual number (maxRSS) starts at the memory of the parent process. */
function peakMemory() {
  try {
    const [, kilobytes] = /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? []
    if (kilobytes) return Number(kilobytes)
  } catch {
    // Not Linux.
  }
  return process.resourceUsage().maxRSS
}

// Counted by V8, as it does for test coverage: unlike seconds, the same on every machine.
const session = new Session()
session.connect()
session.post('Profiler.enable')
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })

process.on('exit', () => {
  let calls = 0
  session.post('Profiler.takePreciseCoverage', (_error, { result }) => {
    for (const { functions } of result)
      for (const { ranges } of functions) for (const { count } of ranges) calls += count
  })
  process.stderr.write(`${JSON.stringify({ megabytes: Math.round(peakMemory() / 1024), calls })}\n`)
})
