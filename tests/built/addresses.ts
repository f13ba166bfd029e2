/** Every address on every page: links, fragments, pictures, fonts, scripts and icons exist, in their canonical form. */
import type { HTMLElement } from 'node-html-parser'
import { routeNameSeparator } from '../../src/site/paths'
import type { Check } from '../lib/report'
import type { Page, Site } from '../lib/site'
import { startedScripts, startFileOf } from '../lib/start-file'

type Used = { address: string; by: string; isLink: boolean }

/** Attributes that hold one address. */
const single = [
  ['a', 'href'],
  ['link', 'href'],
  ['img', 'src'],
  ['script', 'src'],
  ['source', 'src'],
  ['video', 'src'],
  ['video', 'poster'],
  ['iframe', 'src'],
  ['form', 'action'],
  ['use', 'href'],
  ['image', 'href'],
] as const

function attributeUses(root: HTMLElement): Used[] {
  return single.flatMap(([tag, attribute]) =>
    root.querySelectorAll(tag).flatMap((element) => {
      const address = element.getAttribute(attribute)
      return address === undefined ? [] : [{ address, by: `${tag} ${attribute}`, isLink: tag === 'a' }]
    }),
  )
}

/** `a.webp 400w, b.webp 800w` → its addresses. */
function sourceSetUses(root: HTMLElement): Used[] {
  return ['srcset', 'imagesrcset'].flatMap((attribute) =>
    root
      .querySelectorAll(`[${attribute}]`)
      .flatMap((element) =>
        (element.getAttribute(attribute) ?? '')
          .split(/,\s+/)
          .map((part) => ({ address: part.trim().split(/\s+/)[0] ?? '', by: attribute, isLink: false })),
      ),
  )
}

function styleUses(root: HTMLElement): Used[] {
  const texts = [
    ...root.querySelectorAll('style').map((element) => element.text),
    ...root.querySelectorAll('[style]').map((element) => element.getAttribute('style') ?? ''),
  ]
  return texts.flatMap((text) =>
    [...text.matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)/g)].map(([, address = '']) => ({
      address,
      by: 'css',
      isLink: false,
    })),
  )
}

/** The page's start file, and the scripts that it adds (src/early). */
function loaderUses(site: Site, page: Page): Used[] {
  return [startFileOf(page), ...startedScripts(site, page)].map((address) => ({
    address,
    by: 'loader',
    isLink: false,
  }))
}

function fragmentExists(page: Page, fragment: string): boolean {
  const id = decodeURIComponent(fragment)
  return id === '' || id === 'top' || page.root.getElementById(id) !== null
}

/** Schemes that do not refer to files of this site. */
const otherScheme = /^(mailto:|tel:|data:)/

function problemOf(site: Site, page: Page, { address, by, isLink }: Used): string | undefined {
  if (address.includes(routeNameSeparator)) return `${by} "${address}" holds ${routeNameSeparator}`
  if (otherScheme.test(address)) return undefined
  const own = address.startsWith(site.origin) ? address.slice(site.origin.length) || '/' : address
  if (/^https:\/\//.test(own)) {
    return isLink ? undefined : `${by} loads from another host: ${address}`
  }
  if (!/^[/#]/.test(own) || own.startsWith('//')) return `${by} "${address}" is neither a site path nor https`
  const [rest = '', fragment] = own.split('#', 2)
  const [path = ''] = rest.split('?', 1)
  if (path !== '/' && path.endsWith('/') && !path.startsWith('/admin'))
    return `${by} "${address}" ends with a slash`
  if (path.startsWith('/api/')) return undefined
  const target = path === '' ? page : site.pages.find((candidate) => candidate.path === path)
  if (!target) return site.fileAt(path) ? undefined : `${by} "${address}" leads nowhere`
  if (isLink && target.declared?.alias && target !== page) return `${by} "${address}" leads to an alias`
  return fragment === undefined || fragmentExists(target, fragment)
    ? undefined
    : `${by} "${address}": no such fragment`
}

/** Links to other hosts must not give them access to the window (R122). */
function foreignLinkProblems(site: Site, root: HTMLElement): string[] {
  return root
    .querySelectorAll('a[href^="http"]')
    .filter((element) => !element.getAttribute('href')?.startsWith(site.origin))
    .filter((element) => !/\bnoopener\b/.test(element.getAttribute('rel') ?? ''))
    .map((element) => `link to ${element.getAttribute('href')} without rel noopener`)
}

export function addressChecks(site: Site): Check[] {
  return site.pages.map((page) => {
    const { root } = page
    const used = [
      ...attributeUses(root),
      ...sourceSetUses(root),
      ...styleUses(root),
      ...loaderUses(site, page),
    ]
    const problems = used.flatMap((use) => problemOf(site, page, use) ?? [])
    return {
      name: `addresses ${page.path}`,
      problems: [...new Set([...problems, ...foreignLinkProblems(site, root)])],
    }
  })
}
