/** Navigation: transition, scroll, focus, announcement, rapid clicks (docs/spec/navigation.md). */
import type { Page } from '@playwright/test'
import { parse } from 'node-html-parser'
import { pathOf } from '../../src/site/paths'
import { follow, isMarked, mark, scrollTo, scrollTop, settled, visit } from '../lib/page-tools'
import { expect, resize, test, waitUntilReady } from '../lib/site-test'

/** Logs every change of the transition's classes, with the current path and the number of pages. */
async function watchTransition(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const log: string[] = []
    Object.assign(window, { transitionLog: log })
    const note = () => {
      const mains = [...document.querySelectorAll('main')]
      const classes = mains.map((main) =>
        [...main.classList]
          .filter((name) => name.startsWith('page-'))
          .sort()
          .join(' '),
      )
      const line = `${mains.length} ${location.pathname} ${classes.join('|')}`
      if (log.at(-1) !== line) log.push(line)
    }
    new MutationObserver(note).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['class'],
    })
  })
  return () => page.evaluate(() => (window as unknown as { transitionLog: string[] }).transitionLog)
}

/**
 * Navigates again while the page is leaving: `back`, or to several addresses in sequence. The page itself does so the
 * moment it begins to leave, however slow the machine is. Leaving takes time only without view transitions.
 */
async function whileLeaving(page: Page, then: 'back' | readonly string[]): Promise<void> {
  await page.evaluate((next) => {
    const act = () => {
      if (next === 'back') history.back()
      else for (const to of next) (window as unknown as { ___navigate: (to: string) => void }).___navigate(to)
    }
    Reflect.deleteProperty(Document.prototype, 'startViewTransition')
    const fade = new CSSStyleSheet()
    fade.replaceSync('.page-leave-active { transition: opacity 900ms } .page-leave-to { opacity: 0 }')
    document.adoptedStyleSheets = [fade]
    const observer = new MutationObserver(() => {
      if (!document.querySelector('main.page-leave-active')) return
      observer.disconnect()
      act()
    })
    observer.observe(document.body, { subtree: true, attributeFilter: ['class'] })
  }, then)
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(() => {
    test.use({ reducedMotion })
    test(`R23 transition page, out-in, motion ${reducedMotion}`, async ({ page, open }) => {
      await open('/about')
      await mark(page)
      const log = await watchTransition(page)
      await visit(page, '/products')
      const lines = await log()
      expect(
        lines.every((line) => line.startsWith('1 ')),
        `more than one page at a time: ${lines.join(', ')}`,
      ).toBe(true)
      const steps = lines.map((line) => line.slice(2)).filter((line) => line.includes('page-'))
      expect(steps).toEqual(
        [
          '/about page-leave-active page-leave-from',
          '/about page-leave-active page-leave-to',
          '/products page-enter-active page-enter-from',
          '/products page-enter-active page-enter-to',
        ].filter((step) => steps.includes(step)),
      )
      expect(
        steps.some((step) => step.includes('leave-to')) && steps.some((step) => step.includes('enter-to')),
        steps.join(', '),
      ).toBe(true)
      expect(await isMarked(page)).toBe(true)
    })
  })
}

/** Collects the elements that a view transition animates, with the duration in milliseconds. */
const watchMoves = (page: Page) =>
  page.evaluate(() => {
    const moved: Record<string, number> = {}
    Object.assign(window, { moved })
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (change) => {
      const transition = start(change)
      void transition.ready.then(() => {
        for (const { effect } of document.getAnimations()) {
          const name = effect instanceof KeyframeEffect ? effect.pseudoElement : undefined
          if (name) moved[name] = Number(effect?.getTiming().duration)
        }
      })
      return transition
    }
  })
const moves = (page: Page) =>
  page.evaluate(() => (window as unknown as { moved: Record<string, number> }).moved)

test('the mark moves from the card to the opening of its page and back, in 120 ms', async ({
  page,
  open,
}) => {
  await open('/products')
  await waitUntilReady(page)
  await watchMoves(page)
  const card = page.locator('main .target').first()
  const path = await card.locator('a').first().getAttribute('href')
  await card.locator('a').first().click()
  await settled(page, path ?? '')
  const both = { '::view-transition-old(mark)': 120, '::view-transition-new(mark)': 120 }
  await expect.poll(() => moves(page)).toMatchObject(both)
  await page.goBack()
  await settled(page, '/products')
  await expect(page.locator('main')).toHaveClass('')
  expect(await page.locator('[style*=view-transition-name]').count()).toBe(0)
})

test.describe(() => {
  test.use({ reducedMotion: 'reduce' })
  test('with reduced motion nothing moves', async ({ page, open }) => {
    await open('/products')
    await waitUntilReady(page)
    await watchMoves(page)
    await visit(page, '/about')
    expect(await moves(page)).toEqual({})
  })
})

test('R24 navigation scrolls to the top', async ({ page, open }) => {
  await open('/about')
  await scrollTo(page, 900)
  await visit(page, '/products')
  await expect.poll(() => scrollTop(page)).toBe(0)
})

test('R25 navigation scrolls to the target of a hash, with its margin', async ({ page, open }) => {
  await open('/about')
  const html = await (await page.request.get(new URL('/products', page.url()).href)).text()
  const id = parse(html).querySelectorAll('main section[id], main h2[id], footer [id]').at(-1)?.id ?? 'main'
  await page.evaluate(
    (hash) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(`/products#${hash}`),
    id,
  )
  await settled(page, '/products')
  const { top, header } = await page.evaluate(
    (hash) => ({
      top: document.getElementById(hash)?.getBoundingClientRect().top ?? -1,
      header: document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
    }),
    id,
  )
  expect(top >= header - 1 && top < 900, `target at ${top}, header ends at ${header}`).toBe(true)
})

test('R26 back and forward restore the position, through ten pages and with a hash', async ({
  page,
  open,
}) => {
  test.setTimeout(120_000)
  const paths = [
    '/about',
    '/products',
    '/services',
    '/news',
    '/contact',
    '/about/team',
    '/about/jobs',
    '/imprint',
    '/privacy',
    '/about/philosophy',
  ]
  await open('/about#main')
  const positions: number[] = []
  for (const [index, path] of paths.entries()) {
    if (index > 0) await visit(page, path)
    await scrollTo(page, 150 + index * 20)
    positions.push(await scrollTop(page))
  }
  for (let index = paths.length - 2; index >= 0; index--) {
    await page.goBack()
    await settled(page, paths[index] ?? '')
    await expect.poll(() => scrollTop(page), { message: `back at ${paths[index]}` }).toBe(positions[index])
  }
  for (let index = 1; index < paths.length; index++) {
    await page.goForward()
    await settled(page, paths[index] ?? '')
    await expect.poll(() => scrollTop(page), { message: `forward at ${paths[index]}` }).toBe(positions[index])
  }
})

test('R26 the position survives a reload of a later page', async ({ page, open }) => {
  await open('/about')
  await scrollTo(page, 500)
  await visit(page, '/products')
  await page.reload()
  await waitUntilReady(page)
  await page.goBack()
  await settled(page, '/about')
  await expect.poll(() => scrollTop(page)).toBe(500)
})

test('R26 back and forward after a reload show the page of the address, before any interaction', async ({
  page,
  open,
}) => {
  await open('/about')
  await scrollTo(page, 500)
  await visit(page, '/products')
  await page.reload()
  await page.waitForFunction(() => '___chunkMapping' in window)
  const products = await page.locator('h1').innerText()
  await page.goBack()
  await expect(page).toHaveURL(/\/about$/)
  await expect(page.locator('h1')).not.toHaveText(products)
  await page.waitForFunction(() => '___chunkMapping' in window)
  await page.goForward()
  await expect(page).toHaveURL(/\/products$/)
  await expect(page.locator('h1')).toHaveText(products)
})

test('R26 questions that were open are open again, and the last one is where it was', async ({
  page,
  open,
}) => {
  await open('/contact')
  const questions = page.locator('main details')
  await questions.first().locator('summary').click()
  await questions.nth(1).locator('summary').click()
  const place = () => questions.last().evaluate((element) => Math.round(element.getBoundingClientRect().top))
  await questions.last().scrollIntoViewIfNeeded()
  const before = await place()
  await visit(page, '/products')
  await page.goBack()
  await settled(page, '/contact')
  await expect.poll(place).toBe(before)
  await expect(page.locator('main details[open]')).toHaveCount(2)
  // Another visit begins with all of them closed.
  await visit(page, '/products')
  await visit(page, '/contact')
  await expect(page.locator('main details[open]')).toHaveCount(0)
})

test('rapid navigation during a transition: the last click wins', async ({ page, open }) => {
  await open('/about')
  await mark(page)
  await whileLeaving(page, ['/services', '/news'])
  await follow(page, '/products')
  await settled(page, '/news')
  await expect(page).toHaveURL('/news')
  await expect(page.locator('main')).toHaveCount(1)
  await expect(page.locator('main')).toHaveCSS('opacity', '1')
  expect(await isMarked(page)).toBe(true)
})

test('back during a transition ends at the last requested page', async ({ page, open }) => {
  await open('/about')
  await visit(page, '/products')
  await whileLeaving(page, 'back')
  await follow(page, '/services')
  await settled(page, '/about')
  await expect(page).toHaveURL('/about')
  await expect(page.locator('main h1')).not.toBeEmpty()
})

test('L59 focus and announcement follow the new page, once', async ({ page, open }) => {
  await open('/about')
  await visit(page, '/products')
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
  const heading = await page.locator('main h1').innerText()
  const said = await page.evaluate(() =>
    [...document.querySelectorAll('[aria-live]:not([aria-live=off]), [role=status]')]
      .filter((region) => region.checkVisibility())
      .map(({ textContent }) => textContent?.trim() ?? '')
      .filter(Boolean),
  )
  expect(said.map((text) => text.toLowerCase())).toEqual([heading.toLowerCase()])
})

test('R78, R79 the server answers unknown addresses of the site, in their language', async ({
  page,
  open,
  allow,
}) => {
  allow(/404/)
  await open('/de/ueber-uns')
  const go = (to: string) =>
    page.evaluate(
      (path) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(path),
      to,
    )
  const [response] = await Promise.all([
    page.waitForResponse(
      (answer) => answer.url().endsWith('/de/news/unbekannt?x=1') && answer.request().isNavigationRequest(),
    ),
    go('/de/news/unbekannt?x=1'),
  ])
  expect(response.status()).toBe(404)
  await waitUntilReady(page)
  await page.getByText('Page Not Found: /de/news/unbekannt?x=1').waitFor()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
})

for (const [path, message] of [
  ['/nope?x=1', 'Page not found: /nope?x=1'],
  ['/news/unknown-slug', 'Page Not Found: /news/unknown-slug'],
] as const) {
  test(`E3, E4 ${path}`, async ({ page, open, allow }) => {
    allow(/404/)
    await open(path)
    await page.getByText(message).waitFor()
    await visit(page, '/')
    await expect(page.getByText(message)).toHaveCount(0)
  })
}

for (const width of [360, 1440]) {
  test(`a link to an open position shows it with its line below the header, ${width} px wide`, async ({
    page,
    open,
  }) => {
    await resize(page, width)
    await open(pathOf('jobs', 'en'))
    const anchor = page.locator('main details [id]').nth(1)
    const id = await anchor.getAttribute('id')
    await page.goto('about:blank')
    await open(`${pathOf('jobs', 'en')}#${id}`)
    const position = page.locator('main details[open]')
    const header = await page.locator('header').first().boundingBox()
    const below = async () => Math.round(((await position.boundingBox())?.y ?? NaN) - (header?.height ?? NaN))
    await expect.poll(below).toBeLessThan(50)
    expect(await below()).toBeGreaterThanOrEqual(0)
  })
}
