/** Motion: ripple, parallax, masonry, and nothing of it with reduced motion (semantics, sections 7 and 8). */
import { deepEqual, equal, match, ok } from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { test } from '../lib/browser-test'

/** The box whose content follows the pointer. */
const moved = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLElement>('main *')].filter(({ style }) => style.transform !== '')
        .length,
  )

async function pointAtHero(page: Page): Promise<void> {
  const box = await page.locator('main .bleed > :last-child').first().boundingBox()
  ok(box)
  await page.mouse.move(box.x + box.width * 0.9, box.y + box.height * 0.5)
  await page.waitForTimeout(150)
  await page.mouse.move(box.x + box.width * 0.92, box.y + box.height * 0.5)
  await page.waitForTimeout(50)
}

test('R93 the hero follows the pointer', {}, async ({ page, open }) => {
  await open('/')
  equal(await moved(page), 0)
  await pointAtHero(page)
  equal(await moved(page), 1)
  await page.mouse.move(5, 300)
  equal(await moved(page), 0)
})

test(
  'R117 reduced motion: no parallax, no ripple, nothing hidden',
  { browser: { reducedMotion: 'reduce' } },
  async ({ page, open }) => {
    await open('/')
    await pointAtHero(page)
    equal(await moved(page), 0)
    await page.locator('[data-ripple]').first().dispatchEvent('pointerdown', { button: 0 })
    equal(await page.locator('.ripple').count(), 0)
    equal(await page.locator('[data-reveal=waiting]').count(), 0)
  },
)

test('R99 a button ripples for about 401 ms', {}, async ({ page, open }) => {
  await open('/')
  const time = await page.evaluate(async () => {
    const target = document.querySelector('[data-ripple]')
    target?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }))
    const start = performance.now()
    if (!target?.querySelector('.ripple')) return -1
    while (target.querySelector('.ripple')) await new Promise((resolve) => requestAnimationFrame(resolve))
    return performance.now() - start
  })
  ok(time > 250 && time < 600, `${time} ms`)
})

/** Left edges of the wall's items: as many different ones as there are columns. */
const columns = (page: Page) =>
  page.evaluate(
    () =>
      new Set(
        [...document.querySelectorAll('main ul[style*=grid] > li')].map((item) =>
          Math.round(item.getBoundingClientRect().left),
        ),
      ).size,
  )

test(
  'R95 to R97 the team stands in a wall whose order is the list’s',
  { width: 1440 },
  async ({ page, open }) => {
    await open('/about/team')
    equal(await columns(page), 3)
    const overlaps = await page.evaluate(() => {
      const boxes = [...document.querySelectorAll('main ul[style*=grid] > li')].map((item) =>
        item.getBoundingClientRect(),
      )
      return boxes.filter((a, index) =>
        boxes.some(
          (b, other) =>
            other > index &&
            a.left < b.right - 1 &&
            b.left < a.right - 1 &&
            a.top < b.bottom - 1 &&
            b.top < a.bottom - 1,
        ),
      ).length
    })
    equal(overlaps, 0)
    await page.setViewportSize({ width: 400, height: 900 })
    await page.waitForTimeout(200)
    equal(await columns(page), 1)
  },
)

test(
  'R96, R109 without scripts the wall is a plain list',
  { browser: { javaScriptEnabled: false } },
  async ({ page, open }) => {
    await open('/about/team')
    ok((await page.locator('main ul > li article').count()) >= 5)
    deepEqual(await page.locator('main ul[style*=grid]').count(), 0)
  },
)

test(
  'R94 the picture of the contact call moves as the page is scrolled, and never uncovers its box',
  {},
  async ({ page, open }) => {
    await open('/')
    const place = () =>
      page.evaluate(() => {
        const moved = [...document.querySelectorAll<HTMLElement>('main section > div > div')].find(
          ({ style }) => style.transform !== '',
        )
        const [inner, outer] = [moved?.getBoundingClientRect(), moved?.parentElement?.getBoundingClientRect()]
        return {
          transform: moved?.style.transform ?? '',
          covered: Boolean(inner && outer && inner.top <= outer.top && inner.bottom >= outer.bottom),
        }
      })
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await page.waitForTimeout(500)
    const end = await place()
    match(end.transform, /translate3d\(0px, -[\d.]+px, 0px\)/)
    ok(end.covered)
    await page.mouse.wheel(0, -150)
    await page.waitForTimeout(500)
    ok((await place()).transform !== end.transform)
  },
)

test('R98 things appear on scroll; before that nothing is hidden', {}, async ({ page, open }) => {
  const waiting = () => page.locator('[data-reveal=waiting]').count()
  await open('/services')
  equal(await waiting(), 0)
  await page.mouse.wheel(0, 120)
  await page.waitForTimeout(300)
  const hidden = await waiting()
  ok(hidden > 0, 'nothing waits below the window')
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await page.waitForTimeout(700)
  equal(await waiting(), 0)
})
