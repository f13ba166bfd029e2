/** Loaded before a command: prints the most memory it held, in megabytes, when it ends. */
process.on('exit', () => process.stderr.write(`${Math.round(process.resourceUsage().maxRSS / 1024)}\n`))
