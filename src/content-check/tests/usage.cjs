/** Loaded before a command: prints as JSON what it took, when it ends: the most memory, and seconds on the processor. */
process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
  const usage = { megabytes: Math.round(maxRSS / 1024), seconds: (userCPUTime + systemCPUTime) / 1e6 }
  process.stderr.write(`${JSON.stringify(usage)}\n`)
})
