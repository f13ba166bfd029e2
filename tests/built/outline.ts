/** The structure of every page: headings in order, landmarks, and the parts required on every page. */
import type { HTMLElement } from 'node-html-parser'
import type { Check } from '../lib/report'
import type { Page, Site } from '../lib/site'

function headingProblems(root: HTMLElement): string[] {
  const headings = root.querySelectorAll('h1, h2, h3, h4, h5, h6')
  const problems: string[] = []
  const tops = headings.filter(({ tagName }) => tagName === 'H1').length
  if (tops !== 1) problems.push(`${tops} first-level headings`)
  let before = 0
  for (const heading of headings) {
    const level = Number(heading.tagName.slice(1))
    if (level > before + 1) problems.push(`h${level} "${heading.text.trim()}" follows h${before}`)
    if (!heading.text.trim()) problems.push(`empty h${level}`)
    before = level
  }
  return problems
}

function landmarkProblems(root: HTMLElement): string[] {
  const problems = ['main', 'body header', 'body footer']
    .map((selector) => [selector, root.querySelectorAll(selector).length] as const)
    .filter(([selector, count]) => (selector === 'main' ? count !== 1 : count === 0))
    .map(([selector, count]) => `${count} × ${selector}`)
  const names = root
    .querySelectorAll('nav')
    .map((nav) => nav.getAttribute('aria-label') ?? nav.getAttribute('aria-labelledby'))
  if (names.length === 0) problems.push('no nav')
  // Two navs with the same name may be for different widths; axe checks in the browser which are present at a time.
  if (names.some((name) => !name)) problems.push('a nav without a name')
  return problems
}

/** The first focusable element has to lead to the content. */
function skipLinkProblems(root: HTMLElement): string[] {
  const first = root.querySelector('body a[href], body button')
  const target = first?.getAttribute('href')
  const main = root.querySelector('main')
  return target && target === `#${main?.id}`
    ? []
    : [`the first link is "${target}", not the skip link to main`]
}

function imageProblems(root: HTMLElement): string[] {
  return root.querySelectorAll('img').flatMap((image) => {
    const name = image.getAttribute('src') ?? ''
    const missing = ['alt', 'width', 'height'].filter(
      (attribute) => image.getAttribute(attribute) === undefined,
    )
    return missing.map((attribute) => `image ${name} without ${attribute}`)
  })
}

/** Returns what is wrong with the structure of one page. */
export function outlineProblems({ root }: Pick<Page, 'root'>): string[] {
  return [
    ...headingProblems(root),
    ...landmarkProblems(root),
    ...skipLinkProblems(root),
    ...imageProblems(root),
  ]
}

export function outlineChecks(site: Site): Check[] {
  return site.pages.map((page) => ({ name: `outline ${page.path}`, problems: outlineProblems(page) }))
}
