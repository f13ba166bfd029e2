/** Runs a command and measures it: time, CPU time and memory of all its processes, and its timestamped output. */
import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

export type Line = { at: number; text: string }

/** Times in seconds; `memory` in bytes: the peak sum of its processes. */
export type Measured = { code: number; wall: number; processor: number; memory: number; lines: Line[] }

/** Sampling interval of memory, in milliseconds. */
const look = 250

/** The usual memory page size on Linux, in bytes. */
const pageBytes = 4096

/** Parent and resident memory of every process, by its id; Linux only, elsewhere there are none. */
function processes(): Map<number, { parent: number; bytes: number }> {
  const found = new Map<number, { parent: number; bytes: number }>()
  try {
    for (const name of readdirSync('/proc')) {
      if (!/^\d+$/.test(name)) continue
      try {
        // The command name, in parentheses, may contain any characters.
        const fields = readFileSync(`/proc/${name}/stat`, 'utf8')
          .replace(/^.*\) /s, '')
          .split(' ')
        found.set(Number(name), { parent: Number(fields[1]), bytes: Number(fields[21]) * pageBytes })
      } catch {
        // Already ended.
      }
    }
  } catch {
    // No /proc.
  }
  return found
}

/** The memory of a process and all its descendants. */
function memoryOf(root: number): number {
  const all = processes()
  const isBelow = (id: number): boolean => {
    for (let at: number | undefined = id; at; at = all.get(at)?.parent) if (at === root) return true
    return false
  }
  return [...all].reduce((sum, [id, { bytes }]) => sum + (isBelow(id) ? bytes : 0), 0)
}

/** The last line of the shell's `times`: user and system time of all child processes, as `1m2.3s 0m4.5s`. */
function processorTime(text: string): number {
  const [line = ''] = text.trim().split('\n').slice(-1)
  const parts = [...line.matchAll(/(\d+)m([\d.]+)s/g)]
  return parts.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0)
}

/** Runs Node with the arguments in a folder; its output is captured, not shown. */
export function measuredRun(cwd: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<Measured> {
  const start = performance.now()
  const seconds = () => (performance.now() - start) / 1000
  const script = '"$@"; code=$?; times >&3; exit $code'
  const child = spawn('bash', ['-c', script, 'bash', process.execPath, ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  })
  const lines: Line[] = []
  let [memory, shellTimes] = [0, '']
  const watch = setInterval(() => {
    if (child.pid) memory = Math.max(memory, memoryOf(child.pid))
  }, look)
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      for (const each of text.split('\n')) if (each.trim()) lines.push({ at: seconds(), text: each })
    })
  }
  child.stdio[3]?.on('data', (text: Buffer) => (shellTimes += text.toString()))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      clearInterval(watch)
      resolve({ code: code ?? 1, wall: seconds(), processor: processorTime(shellTimes), memory, lines })
    })
  })
}
