/**
 * The headers file: every page has its policy, no path matches two rules, nothing inline is missing from the policy.
 */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { errorPages, headersOf, notFoundFile } from '../../src/hosting/host-rules'
import { statedForAll } from '../../src/hosting/netlify'
import { defaultLocale } from '../../src/site/locales'
import { publishedFacts } from '../../scripts/lib/write-host-files'
import { budgets } from '../budgets'
import type { Check } from '../lib/report'
import type { Page, Site } from '../lib/site'

/** A line of `_redirects`, as read by Netlify's own parser. */
type Redirect = { from: string; to: string; status?: number; force?: boolean }

/** A rule as Netlify's own parser reads it. */
type Rule = { for: string; forRegExp: RegExp; values: Record<string, string> }

async function readRules(site: Site): Promise<{ rules: Rule[]; errors: unknown[] }> {
  // An ES module without useful types.
  const { parseAllHeaders } = (await import('@netlify/headers-parser')) as {
    parseAllHeaders: (options: object) => Promise<{ headers: Rule[]; errors: unknown[] }>
  }
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [join(site.folder, '_headers')],
    configHeaders: [],
    minimal: false,
  })
  return { rules: headers, errors }
}

/**
 * The headers that Netlify sends for a path; later rules override earlier ones. Two rules must not set the same header,
 * except those set for all paths.
 */
function headersAt(rules: readonly Rule[], path: string): { headers: Map<string, string>; twice: string[] } {
  const headers = new Map<string, string>()
  const twice: string[] = []
  for (const rule of rules.filter(({ forRegExp }) => forRegExp.test(path))) {
    for (const [name, value] of Object.entries(rule.values)) {
      if (headers.has(name.toLowerCase()) && !statedForAll.includes(name))
        twice.push(`${path}: ${name} by two rules, one of them ${rule.for}`)
      headers.set(name.toLowerCase(), value)
    }
  }
  return { headers, twice }
}

/** Netlify's own parser understands all redirects, and in the intended order. */
async function redirectProblems(site: Site): Promise<string[]> {
  // An ES module without useful types.
  const { parseAllRedirects } = (await import('@netlify/redirect-parser')) as {
    parseAllRedirects: (options: object) => Promise<{ redirects: Redirect[]; errors: unknown[] }>
  }
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [join(site.folder, '_redirects')],
    configRedirects: [],
    minimal: true,
  })
  const own = errorPages.map(({ path, file, status }) => ({ from: path, to: file, status, force: true }))
  const missed = own.filter(
    (page) => !redirects.some((rule) => isDeepStrictEqual({ ...rule, ...page }, rule)),
  )
  const last = redirects.at(-1)
  return [
    ...errors.map(String),
    ...missed.map(({ from }) => `${from} is no error at its own address`),
    ...(last?.from === '/*' && last.to === notFoundFile(defaultLocale) && last.status === 404
      ? []
      : ['the last rule is not the 404 page']),
  ]
}

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Shortens a value for messages. */
const brief = (value: string | undefined): string => value?.slice(0, 60) ?? 'missing'

/** Each page has its own policy for style elements, ahead of the first one. */
function styleProblems({ root }: Page): string[] {
  const styles = root.querySelectorAll('style')
  const allowed = styles.map((style) => `style-src-elem 'self' ${hash(style.rawText)}`)
  const stated = root
    .querySelectorAll('head > meta[http-equiv="Content-Security-Policy"] ~ style')
    .map((style) => style.previousElementSibling?.getAttribute('content'))
  return isDeepStrictEqual(stated, allowed) && stated.length === 1
    ? []
    : ['the one style element is not the one that the page’s policy allows']
}

/** Content that the policy would block, found with a different parser from the one that wrote the policy. */
function inlineProblems({ root }: Page, policy: string, used: Set<string>): string[] {
  return root.querySelectorAll('*').flatMap((element) => {
    const tag = element.tagName.toLowerCase()
    const problems = Object.entries(element.attributes)
      .filter(([name, value]) => /^on[a-z]/i.test(name) || /^\s*javascript:/i.test(value))
      .map(([name]) => `script in the attribute ${name} of ${tag}`)
    const data = /json/.test(element.getAttribute('type') ?? '')
    const runs = tag === 'script' && !data && element.getAttribute('src') === undefined
    if (runs) {
      const source = hash(element.rawText)
      used.add(source)
      const start = element.rawText.slice(0, 60)
      if (!policy.includes(source)) problems.push(`the policy blocks an inline script: ${start}`)
    }
    return problems
  })
}

/** The error pages' own policy, for hosts that set headers by address: what pages may state, over http as well. */
function statedProblems(site: Site, facts: ReturnType<typeof publishedFacts>): string[] {
  return errorPages.flatMap(({ file }) => {
    const root = site.pages.find((page) => page.file === file)?.root
    const stated = root?.querySelector('head meta[http-equiv]')
    const [charset, first] = root?.querySelectorAll('head > *') ?? []
    const whole = headersOf(file, facts)['Content-Security-Policy'] ?? ''
    const policy = stated?.getAttribute('content') ?? ''
    return [
      ...(stated && first === stated && charset?.hasAttribute('charset')
        ? []
        : [`${file}: not before all else`]),
      ...(policy &&
      `${whole}; `.replace(/frame-ancestors [^;]*; |upgrade-insecure-requests; /g, '') === `${policy}; `
        ? []
        : [`${file}: another policy`]),
    ]
  })
}

/** Files that Gatsby and the bundlers write for themselves. */
const unpublished = /\.map$|webpack\.stats\.json$|chunk-map\.json$|~partytown|\.cache|\.tsx?$/

export async function policyChecks(site: Site): Promise<Check[]> {
  const { rules, errors } = await readRules(site)
  const facts = publishedFacts()
  const at = new Map([...site.files].map((file) => [file, headersAt(rules, file)]))
  const used = new Set<string>()
  const pages = site.pages.map((page) => {
    const { headers, twice } = headersAt(rules, page.path)
    const policy = headers.get('content-security-policy') ?? ''
    const wrong = Object.entries(headersOf(page.path, facts))
      .filter(([name, value]) => headers.get(name.toLowerCase()) !== value)
      .map(([name]) => `${name} is ${brief(headers.get(name.toLowerCase()))}`)
    const long = policy.length > budgets.policy ? [`the policy has ${policy.length} characters`] : []
    return {
      name: `policy ${page.path}`,
      problems: [...twice, ...wrong, ...long, ...inlineProblems(page, policy, used), ...styleProblems(page)],
    }
  })
  const files = [...at].filter(([file]) => !file.startsWith('/_') && !/\.html$/.test(file))
  return [
    { name: 'headers file', problems: errors.map(String) },
    { name: 'redirects file', problems: await redirectProblems(site) },
    { name: 'error pages state their policy', problems: statedProblems(site, facts) },
    ...pages,
    { name: 'no path under two rules', problems: [...at.values()].flatMap(({ twice }) => twice) },
    {
      name: 'headers of files',
      problems: files.flatMap(([file, { headers }]) =>
        Object.entries(headersOf(file, facts))
          .filter(([name, value]) => headers.get(name.toLowerCase()) !== value)
          .map(([name]) => `${file}: ${name} is ${brief(headers.get(name.toLowerCase()))}`),
      ),
    },
    {
      name: 'no unused hash',
      problems: facts.scripts
        .filter((source) => !used.has(source))
        .map((source) => `${source} is in the policy and on no page`),
    },
    {
      name: 'nothing internal published',
      problems: [...site.files]
        .filter((file) => unpublished.test(file))
        .map((file) => `${file} is published`),
    },
  ]
}
