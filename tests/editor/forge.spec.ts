/** Against a forge: sign-in, authorship, conflicts, and everything that can go wrong on the way. */
import { agree } from './lib/desk'
import { keptText } from './lib/kept-text'
import { expect, test } from './lib/test'

test.use({ storage: 'forge' })

test('forge: sign in, save, and the commit carries the person’s name', async ({ desk, forge }) => {
  await desk.openEntry('products', 'lotse')
  await desk.fill('tagline', 'Every system, one “pilot” & <no> detours')
  await desk.fill('tagline', 'Alle Systeme, ein „Lotse“ & <keine> Umwege für Größen', 'de')
  await desk.publish()
  await desk.saved()
  const [author, subject, ...body] = forge.store
    .git(['log', '-1', '--format=%an%n%s%n%b', 'main'])
    .split('\n')
  expect(author).toBe('Erika Müßig')
  expect(subject).toBe('Products: update lotse')
  expect(body.filter(Boolean)).toEqual(['English: headline', 'German: headline'])
  expect(forge.store.git(['show', '--name-only', '--format=', 'main']).split('\n')).toEqual([
    'content/products/lotse.de.md',
    'content/products/lotse.en.md',
  ])
  const german = forge.store.git(['show', 'main:content/products/lotse.de.md'])
  expect(german).toMatch(/„Lotse“ & <keine> Umwege für Größen/)
})

test('forge: a change by somebody else is not overwritten, and can be merged', async ({ desk, forge }) => {
  await desk.openEntry('products', 'lotse')
  await desk.fill('tagline', 'My own “headline”')
  const path = 'content/products/lotse.de.md'
  forge.changeByOthers(path, /^tagline: .*$/m, 'tagline: Von jemand anderem geändert')
  const before = forge.store.head('main')

  await desk.publish()
  const panel = desk.panel()
  await expect(panel).toContainText('Jörg Andersson has changed this entry')
  await expect(panel).toContainText('German · Headline')
  await expect(panel).toContainText('Von jemand anderem geändert')
  expect(forge.store.head('main'), 'nothing may have been written').toBe(before)
  await expect(desk.field('tagline')).toHaveValue('My own “headline”')

  await panel.getByRole('button', { name: 'Merge both' }).click()
  await expect(desk.field('tagline', 'de')).toHaveValue('Von jemand anderem geändert')
  await expect(desk.field('tagline')).toHaveValue('My own “headline”')
  await desk.publish()
  await desk.saved()
  expect(forge.store.git(['show', `main:${path}`])).toMatch(/Von jemand anderem geändert/)
  expect(forge.store.git(['show', 'main:content/products/lotse.en.md'])).toMatch(/My own “headline”/)
})

test('forge: what is typed while a picture loads stays in its field', async ({ desk, forge, page }) => {
  const sha = forge.store.shaOf('main', 'content/media/team-aylin-demir.png') ?? ''
  let answer = (): void => undefined
  const answered = new Promise<void>((resolve) => (answer = resolve))
  forge.setTrouble(({ path }) => (path.endsWith(`/blobs/${sha}`) ? { until: answered } : undefined))
  const loading = page.waitForRequest((request) => request.url().endsWith(`/blobs/${sha}`))
  await desk.openEntry('team', 'aylin-demir')
  await loading
  await desk.fill('role', 'Typed while a picture loads')
  await desk.fill('role', 'Beim Laden getippt', 'de')
  answer()
  await expect(desk.field('role')).toHaveValue('Typed while a picture loads')
  await expect(desk.field('role', 'de')).toHaveValue('Beim Laden getippt')
})

for (const [status, said] of [
  [401, /sign-in has expired/],
  [403, /may not change/],
  [409, /same moment/],
  [500, /has a problem \(500\)/],
] as const) {
  test(`forge: answer ${status} is explained and the text stays`, async ({ desk, forge }) => {
    await desk.openEntry('products', 'lotse')
    await desk.fill('tagline', `Text that must survive ${status}`)
    forge.setTrouble(({ method, path }) =>
      method === 'POST' && path.endsWith('/contents') ? { status } : undefined,
    )
    await desk.publish()
    expect(await desk.toast(/Not saved/)).toMatch(said)
    await expect(desk.field('tagline')).toHaveValue(`Text that must survive ${status}`)
    forge.setTrouble(() => undefined)
    await desk.publish()
    await desk.saved()
  })
}

test('forge: an unreachable server is explained, a slow one is announced', async ({
  desk,
  forge,
  context,
}) => {
  await desk.openEntry('products', 'lotse')
  await desk.fill('tagline', 'Slow and steady')
  let answer = (): void => undefined
  const answered = new Promise<void>((resolve) => (answer = resolve))
  forge.setTrouble(({ method }) => (method === 'POST' ? { until: answered } : undefined))
  await desk.publish()
  await expect(desk.notice().filter({ hasText: /takes longer than usual/ })).toBeVisible()
  answer()
  await desk.saved()
  await desk.fill('tagline', 'Without a line')
  await context.setOffline(true)
  await desk.publish()
  expect(await desk.toast(/Not saved/)).toMatch(/cannot be reached/)
  await expect(desk.field('tagline')).toHaveValue('Without a line')
})

test('forge: the session survives a reload; after its end the text is recovered', async ({
  desk,
  forge,
  page,
}) => {
  await agree(page)
  const typed = 'Unsaved, with “quotes” and ß'
  await desk.openEntry('products', 'lotse')
  await desk.fill('tagline', typed)
  await expect.poll(() => keptText(page, 'products', 'lotse')).toContain(typed)
  await page.reload()
  await expect(desk.field('tagline')).toHaveValue(typed)
  forge.session.expire()
  await desk.openEntry('products', 'lotse')
  await expect(desk.field('tagline')).toHaveValue(typed)
  expect(forge.store.git(['show', 'main:content/products/lotse.en.md'])).not.toMatch(/Unsaved/)
})

test.describe('in German', () => {
  test.use({ locale: 'de-DE' })

  test('forge: what cannot be loaded is reported in German, and no empty form is shown', async ({
    desk,
    forge,
    page,
  }) => {
    await desk.open('/collections/products')
    await expect(page.locator('a[href*="/collections/products/entries/"]').first()).toBeVisible()
    const go = (hash: string) => page.evaluate((next) => void (location.hash = next), hash)
    forge.setTrouble(({ path }) => (/pegel\.de\.md/.test(path) ? { status: 500 } : undefined))
    await go('#/collections/products/entries/pegel')
    await expect(
      desk.notice().filter({ hasText: /Der Server hat eine Störung \(500\).*laden Sie diese Seite neu/ }),
    ).toBeVisible()
    await expect(page.locator('[id^="title-field-"]')).toHaveCount(0)
    forge.setTrouble(() => undefined)
    forge.session.expire()
    await go('#/collections/services')
    const expired = desk.notice().filter({ hasText: /Ihre Anmeldung ist abgelaufen/ })
    await expect(expired).toBeVisible()
    await expired.getByRole('button').click()
    await go('#/collections/services/entries/training')
    await expect(expired).toBeVisible()
    await expect(page.locator('[id^="title-field-"]')).toHaveCount(0)
  })
})
