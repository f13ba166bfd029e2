/**
 * Reduces browser reports to log lines: kinds, directives, files and pages of this site. No queries, message texts or
 * client addresses; anything unrecognized is written as `?`.
 */
import { isGroup, type Values } from '../lib/values'

/** Maximum reports per request. */
const perRequest = 10

const isPlain = (path: string) => /^\/[\w./-]{0,120}$/.test(path)

/** Pages and files of this site by path; other sites by origin only; extensions as such only. */
function place(value: unknown, origin: string): string {
  const text = typeof value === 'string' ? value : ''
  if (/^[a-z-]{1,30}$/.test(text)) return text
  if (!URL.canParse(text, origin)) return '?'
  const url = new URL(text, origin)
  if (url.origin === origin) return isPlain(url.pathname) ? url.pathname : '?'
  return /^https?:$/.test(url.protocol) ? url.origin : url.protocol
}

const word = (value: unknown): string =>
  typeof value === 'string' && /^[\w-]{1,40}$/.test(value) ? value : '?'

const lineNumber = (value: unknown): string => (Number.isSafeInteger(value) ? String(value) : '?')

/** `names` are the browser's keys for page, directive, blocked resource, file and line. */
function violation(report: Values, names: readonly string[], origin: string): string {
  const [page, rule, blocked, file, line] = names.map((name) => report[name])
  return [
    'report violation',
    `page=${place(page, origin)}`,
    `rule=${word(rule)}`,
    `blocked=${place(blocked, origin)}`,
    `file=${place(file, origin)}`,
    `line=${lineNumber(line)}`,
  ].join(' ')
}

const present = ['documentURL', 'effectiveDirective', 'blockedURL', 'sourceFile', 'lineNumber']
const former = ['document-uri', 'effective-directive', 'blocked-uri', 'source-file', 'line-number']

function lineOf(report: unknown, origin: string): string[] {
  if (!isGroup(report)) return []
  const { type, body, error } = report
  if (type === 'csp-violation' && isGroup(body)) return [violation(body, present, origin)]
  if (isGroup(report['csp-report'])) return [violation(report['csp-report'], former, origin)]
  if (!isGroup(error)) return []
  const { name, page, file, line } = error
  return [
    `report error page=${place(page, origin)} name=${word(name)} file=${place(file, origin)} line=${lineNumber(line)}`,
  ]
}

/** Takes the parsed body of a request and the site's origin, returns a line for each valid report. */
export function reportLines(body: unknown, origin: string): string[] {
  const reports: readonly unknown[] = Array.isArray(body) ? body.slice(0, perRequest) : [body]
  return reports.flatMap((report) => lineOf(report, origin))
}

/** Returns a filter that passes a line once a minute, and at most `most` distinct ones, whoever sent them. */
export function oncePerMinute(most: number): (line: string, now: number) => boolean {
  let begun = -Infinity
  const noted = new Set<string>()
  return (line, now) => {
    if (now - begun >= 60_000) {
      begun = now
      noted.clear()
    }
    if (noted.has(line) || noted.size >= most) return false
    noted.add(line)
    return true
  }
}
