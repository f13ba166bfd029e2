/** Loaded before a command: prints as JSON what it took, when it ends: the most memory, and seconds on the processor. */
import { readFileSync } from 'node:fs'

/** In kilobytes. On Linux the usual number (maxRSS) begins with the memory of the process that started this one. */
function peakMemory() {
  try {
    const [, kilobytes] = /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? []
    if (kilobytes) return Number(kilobytes)
  } catch {
    // Another system than Linux.
  }
  return process.resourceUsage().maxRSS
}

process.on('exit', () => {
  const { userCPUTime, systemCPUTime } = process.resourceUsage()
  const usage = { megabytes: Math.round(peakMemory() / 1024), seconds: (userCPUTime + systemCPUTime) / 1e6 }
  process.stderr.write(`${JSON.stringify(usage)}\n`)
})
