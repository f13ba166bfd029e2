/**
 * What is kept of browsers' reports: kinds, rules, files and pages of this site as log lines. No queries, no words of
 * messages, no addresses of visitors; what does not look like ours is written as `?`.
 */
import { isGroup, type Values } from '../lib/values'

/** Reports that are read of one request. */
const perRequest = 10

const isPlain = (path: string) => /^\/[\w./-]{0,120}$/.test(path)

/** A page or file of this site by its path; of other sites only who they are; of extensions only that. */
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

/** `names` are those of the browser for page, rule, what was blocked, file and line. */
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

/** Takes the parsed body of a request and the site's origin, returns a line for each report that is understood. */
export function reportLines(body: unknown, origin: string): string[] {
  const reports: readonly unknown[] = Array.isArray(body) ? body.slice(0, perRequest) : [body]
  return reports.flatMap((report) => lineOf(report, origin))
}

/** Returns what lets a line pass once a minute, and no more than `most` different ones; it does not ask who sent it. */
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
