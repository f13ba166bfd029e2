/** Motion: ripple, parallax, masonry, and none of them with reduced motion (docs/spec/motion.md). */
import type { Page } from '@playwright/test'
import { expect, resize, test } from '../lib/site-test'

/** The box whose content follows the pointer. */
const moved = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLElement>('main *')].filter(({ style }) => style.transform !== '')
        .length,
  )

/** Moves the pointer over the hero, in steps as a hand would. */
async function pointAtHero(page: Page): Promise<void> {
  const box = await page.locator('main .bleed > :last-child').first().boundingBox()
  if (!box) throw new Error('The hero is not on the page.')
  await page.mouse.move(box.x + box.width * 0.9, box.y + box.height * 0.5)
  await page.mouse.move(box.x + box.width * 0.92, box.y + box.height * 0.5, { steps: 10 })
}

test('R93 the hero follows the pointer', async ({ page, open }) => {
  await open('/')
  expect(await moved(page)).toBe(0)
  await expect
    .poll(async () => {
      await pointAtHero(page)
      return moved(page)
    })
    .toBe(1)
  await page.mouse.move(5, 300)
  await expect.poll(() => moved(page)).toBe(0)
})

test.describe(() => {
  test.use({ reducedMotion: 'reduce' })

  test('R117, L57 reduced motion: no parallax, no ripple, nothing hidden', async ({ page, open }) => {
    await open('/')
    await pointAtHero(page)
    await pointAtHero(page)
    expect(await moved(page)).toBe(0)
    await page.locator('[data-ripple]').first().dispatchEvent('pointerdown', { button: 0 })
    expect(await page.locator('.ripple').count()).toBe(0)
    expect(await page.locator('[data-reveal=waiting]').count()).toBe(0)
  })
})

test('R99 a button ripples for about 401 ms', async ({ page, open }) => {
  await page.clock.install()
  await open('/')
  const target = page.locator('[data-ripple]').first()
  const ripple = target.locator('.ripple')
  // The end of the animation also removes the circle; this test is about the timer.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('.ripple { animation-play-state: paused !important }')
    document.adoptedStyleSheets.push(sheet)
  })
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000))
  await target.dispatchEvent('pointerdown', { button: 0 })
  await expect(ripple).toHaveCount(1)
  await page.clock.runFor(350)
  await expect(ripple).toHaveCount(1)
  await page.clock.runFor(100)
  await expect(ripple).toHaveCount(0)
})

/** The number of columns: of different left edges among the wall's items. */
const columns = (page: Page) =>
  page.evaluate(
    () =>
      new Set(
        [...document.querySelectorAll('main ul[style*=grid] > li')].map((item) =>
          Math.round(item.getBoundingClientRect().left),
        ),
      ).size,
  )

/** The maximum number of overlapping blocks of the wall in ten frames after the first block has grown by `more`. */
const overlaps = (page: Page, more: string) =>
  page.evaluate(async (padding) => {
    const items = [...document.querySelectorAll<HTMLElement>('main ul[style*=grid] > li')]
    const overlapping = () => {
      const boxes = items.map((item) => item.getBoundingClientRect())
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
    }
    await new Promise(requestAnimationFrame)
    const block = items[0]?.firstElementChild
    if (block instanceof HTMLElement) block.style.paddingBlockEnd = padding
    let most = 0
    // At the start of a frame, the boxes are where the previous frame was painted.
    for (let frame = 0; frame < 10; frame++) {
      await new Promise(requestAnimationFrame)
      most = Math.max(most, overlapping())
    }
    return most
  }, more)

test('R95 to R97 the team is a wall in the order of the list', async ({ page, open }) => {
  await resize(page, 1440)
  await open('/about/team')
  await expect.poll(() => columns(page)).toBe(3)
  expect(await overlaps(page, '0')).toBe(0)
  expect(await overlaps(page, '9rem'), 'while a block grows').toBe(0)
  await resize(page, 400)
  await expect.poll(() => columns(page)).toBe(1)
})

test.describe(() => {
  test.use({ javaScriptEnabled: false })
  test('R96, R109 without scripts the wall is a plain list', async ({ page, open }) => {
    await open('/about/team')
    expect(await page.locator('main ul > li article').count()).toBeGreaterThanOrEqual(5)
    await expect(page.locator('main ul[style*=grid]')).toHaveCount(0)
  })
})

test('R94 the belt of the contact call moves with scrolling, and always covers its box', async ({
  page,
  open,
}) => {
  await open('/')
  /** Where the picture comes to rest: its position once that has not changed for some frames. */
  const place = () =>
    page.evaluate(async () => {
      const find = () =>
        [...document.querySelectorAll<HTMLElement>('main section > div > div')].find(
          ({ style }) => style.transform !== '',
        )
      let transform: string | undefined
      for (let same = 0; same < 5; same++) {
        await new Promise(requestAnimationFrame)
        const next = find()?.style.transform
        if (next !== transform) same = 0
        transform = next
      }
      const [inner, outer] = [find(), find()?.parentElement].map((box) => box?.getBoundingClientRect())
      return {
        transform: transform ?? '',
        covered: Boolean(inner && outer && inner.left <= outer.left && inner.right >= outer.right),
      }
    })
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect
    .poll(place)
    .toEqual({ transform: expect.stringMatching(/translate3d\(-[\d.]+px, 0px, 0px\)/), covered: true })
  const end = await place()
  await page.mouse.wheel(0, -150)
  await expect.poll(async () => (await place()).transform).not.toBe(end.transform)
})

test('R98 elements appear on scroll; before that, nothing is hidden', async ({ page, open }) => {
  const waiting = page.locator('[data-reveal=waiting]')
  await open('/services')
  expect(await waiting.count()).toBe(0)
  await page.mouse.wheel(0, 120)
  await expect(waiting, 'nothing waits below the window').not.toHaveCount(0)
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect(waiting).toHaveCount(0)
})
