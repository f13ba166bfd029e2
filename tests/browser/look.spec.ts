/** First impressions: tiles on whole pixels, content above the fold, distinguishable pages. */
import { pathOf } from '../../src/site/paths'
import { expect, inEachLanguage, resize, test } from '../lib/site-test'
import { enlargeText } from '../lib/text-size'

for (const width of [360, 768, 1440, 1920]) {
  test(`tiles are whole pixels at ${width} px, and nothing is wider than the window`, async ({
    page,
    open,
  }) => {
    await resize(page, width)
    for (const path of ['/', '/products', '/services', '/about', '/products/taktgeber']) {
      await open(path)
      const odd = await page.evaluate(() =>
        [...document.querySelectorAll<SVGSVGElement>('main svg[viewBox$="0"]')].flatMap((svg) => {
          const columns = svg.viewBox.baseVal.width / 10
          const box = svg.getBoundingClientRect()
          const scale = Math.max(box.width / columns, (box.height / svg.viewBox.baseVal.height) * 10)
          return svg.ownerSVGElement || Math.abs(scale - Math.round(scale)) < 0.01 ? [] : [`${scale} px`]
        }),
      )
      expect([path, ...odd]).toEqual([path])
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(wider).toBeLessThanOrEqual(0)
    }
  })
}

inEachLanguage((language) => {
  test('the first field of the contact form and the first open position are above the fold', async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const [route, selector] of [
      ['contact', 'main form input:visible'],
      ['jobs', 'main details summary'],
    ] as const) {
      await open(pathOf(route, language))
      const box = await page.locator(selector).first().boundingBox()
      expect(box?.y).toBeLessThan(860)
    }
  })
})

test('the second page of the news shows its number in its opening', async ({ page, open }) => {
  await open('/news/page/2')
  await expect(page.locator('main header')).toContainText('Page 2')
})

test('with text twice as large on a phone, boards, the map and the contact details keep words whole', async ({
  page,
  open,
}) => {
  await resize(page, 360)
  for (const [path, selector] of [
    ['/products/taktgeber', 'main figure > div > div:first-child b'],
    ['/products/pegel', 'main figure li b'],
    ['/contact', 'main svg[role=img] + b, main dt'],
  ] as const) {
    await open(path)
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    const texts = page.locator(`:is(${selector}):visible`)
    await expect(texts).not.toHaveCount(0)
    const broken = await texts.evaluateAll((all) =>
      all.flatMap((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        const lines = new Set([...range.getClientRects()].map(({ top }) => top)).size
        const text = element.textContent
        // “E-mail” may break at its own hyphen.
        return lines > text.split(/[\s-]/).length ? [text] : []
      }),
    )
    expect([path, ...broken]).toEqual([path])
  }
})

inEachLanguage((language) => {
  test('at 320 px, the labels in a board’s bars keep their words whole', async ({ page, open }) => {
    await resize(page, 320)
    await open(`${pathOf('products', language)}/lotse`)
    const bars = page.locator('main figure span[style]:visible')
    await expect(bars).not.toHaveCount(0)
    const broken = await bars.evaluateAll((all) =>
      all.flatMap((bar) => {
        const range = document.createRange()
        range.selectNodeContents(bar)
        const lines = new Set([...range.getClientRects()].map(({ top }) => top)).size
        return lines > bar.textContent.split(' ').length ? [bar.textContent] : []
      }),
    )
    expect(broken).toEqual([])
  })

  test('with text twice as large, nothing is wider than a window of 320 px', async ({ page, open }) => {
    await resize(page, 320)
    await enlargeText(page, 200)
    for (const route of ['products', 'partner', 'jobs', 'imprint'] as const) {
      await open(pathOf(route, language))
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '')
      })
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect([route, width]).toEqual([route, 320])
    }
  })
})

test('with text twice as large on a phone, the open menu begins below the header, whose links are not covered', async ({
  page,
  open,
}) => {
  await resize(page, 360)
  await enlargeText(page, 200)
  await open('/de')
  const menu = page.locator('header details:visible').last()
  await menu.locator('summary').click()
  const bottom = (box: { y: number; height: number } | null) => (box ? box.y + box.height : NaN)
  const [button, panel] = await Promise.all([
    menu.locator('summary').boundingBox(),
    menu.locator('summary + div').boundingBox(),
  ])
  expect(panel?.y).toBeGreaterThanOrEqual(bottom(button))
  expect(bottom(panel)).toBeLessThanOrEqual(900)
})

test('a long name moves the contact button into a second row of the header, without moving it to the other side', async ({
  page,
  open,
}) => {
  await resize(page, 1100)
  await open('/')
  const header = page.locator('header').first()
  const place = () => header.getByRole('link', { name: 'Contact', exact: true }).boundingBox()
  const before = await place()
  await header
    .getByRole('link')
    .first()
    .evaluate((home) => home.append(' Softwarehaus und Beratung'))
  const after = await place()
  expect(after?.y).toBeGreaterThan(before?.y ?? 0)
  expect(after?.x).toBeCloseTo(before?.x ?? 0, 0)
})

test('the footer’s switches stay side by side', async ({ page, open }) => {
  for (const path of ['/', '/de']) {
    await open(path)
    for (const width of [768, 992, 1440]) {
      await resize(page, width)
      const [themes, languages] = await page
        .locator('footer .chips')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))
      expect(languages, `${path} at ${width} px`).toBeCloseTo(themes as number, 0)
    }
  }
})

test('on paper, every testimonial is readable', async ({ page, open }) => {
  await open('/')
  await page.emulateMedia({ media: 'print' })
  const voices = page.getByRole('group', { name: 'Testimonials' })
  const { x, y, width, height } = (await voices.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const boxes = await voices.locator('figure').evaluateAll((all) =>
    all.map((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return { left, right, top, bottom }
    }),
  )
  expect(boxes.length).toBeGreaterThan(1)
  boxes.forEach((box, index) => {
    expect(box.left).toBeGreaterThanOrEqual(x)
    expect(box.right).toBeLessThanOrEqual(x + width + 1)
    expect(box.bottom).toBeLessThanOrEqual(y + height + 1)
    expect(box.top).toBeGreaterThanOrEqual(boxes[index - 1]?.bottom ?? y - 1)
  })
})

test('on paper, the edge of a page cuts no card and no testimonial', async ({ page, open }) => {
  await open('/')
  await page.emulateMedia({ media: 'print' })
  // Columns break their content as pages do; this height breaks in the middle of a card.
  const cut = await page.locator('main').evaluate((main) => {
    const first = main.querySelector('article.target') ?? main
    main.style.columnWidth = '44rem'
    main.style.columnFill = 'auto'
    const edge = (element: Element) => element.getBoundingClientRect().bottom
    main.style.height = `${edge(first) - main.getBoundingClientRect().top - 40}px`
    const cards = [...main.querySelectorAll('article.target')].filter(
      (card) => card.getClientRects().length > 1,
    )
    const clipped = [...main.querySelectorAll('[role=group] figure')].filter(
      (figure) => getComputedStyle(figure.parentElement ?? figure).overflowY !== 'visible',
    )
    return [...cards, ...clipped].map((element) => element.textContent)
  })
  expect(cut).toEqual([])
})

test('on paper, the name above a heading is on the heading’s page', async ({ page, open }) => {
  await open('/products/taktgeber')
  await page.emulateMedia({ media: 'print' })
  // Columns break their content as pages do; each time, the first one ends right below a name.
  const apart = await page.locator('main').evaluate((main) => {
    main.style.columnWidth = '44rem'
    main.style.columnFill = 'auto'
    const startOf = (element: Element | null) => element?.getBoundingClientRect().left
    const headings = [...main.querySelectorAll('p + h2')].filter((heading) => {
      const name = heading.previousElementSibling
      main.style.height = 'auto'
      const end = (name?.getBoundingClientRect().bottom ?? 0) - main.getBoundingClientRect().top
      main.style.height = `${end + 4}px`
      return startOf(name) !== startOf(heading)
    })
    return headings.map((heading) => heading.textContent)
  })
  expect(apart).toEqual([])
})

test('on paper, no space follows the last line: it filled a page of its own', async ({ page, open }) => {
  await open('/de/datenschutz')
  await page.emulateMedia({ media: 'print' })
  const space = await page.locator('main').evaluate((main) => {
    const last = [...main.querySelectorAll('.prose > *')].at(-1)
    return main.getBoundingClientRect().bottom - (last?.getBoundingClientRect().bottom ?? 0)
  })
  expect(space).toBeLessThan(2)
})

test('a product’s tiles are as tall as a longer text beside them, and stay whole pixels', async ({
  page,
  open,
}) => {
  await open('/de/produkte')
  await resize(page, 1280)
  const rows = await page.locator('main article.target').evaluateAll((cards) =>
    cards.map((card) => {
      const { bottom = 0, height = 0 } = card.querySelector('svg')?.getBoundingClientRect() ?? {}
      return { strip: card.getBoundingClientRect().bottom - bottom, tile: height / 4 }
    }),
  )
  expect(rows).toHaveLength(4)
  for (const { strip, tile } of rows) {
    expect(strip).toBeLessThanOrEqual(2)
    expect(tile).toBeCloseTo(Math.round(tile), 2)
  }
})
