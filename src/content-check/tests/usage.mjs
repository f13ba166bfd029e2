/** Loaded before a command: on exit, prints its peak memory and its CPU seconds as JSON. */
import { readFileSync } from 'node:fs'

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

process.on('exit', () => {
  const { userCPUTime, systemCPUTime } = process.resourceUsage()
  const usage = { megabytes: Math.round(peakMemory() / 1024), seconds: (userCPUTime + systemCPUTime) / 1e6 }
  process.stderr.write(`${JSON.stringify(usage)}\n`)
})
