/** With a forge: everything that can go wrong in transit. */
import { keptText } from './lib/kept-text'
import { expect, test } from './lib/test'

test.use({ storage: 'forge' })

test('forge: text typed while a picture loads stays in its field', async ({ desk, forge, page }) => {
  const sha = forge.store.shaOf('main', 'content/media/team-aylin-demir.png') ?? ''
  let answer = (): void => undefined
  const answered = new Promise<void>((resolve) => (answer = resolve))
  forge.setTrouble(({ path }) => (path.endsWith(`/blobs/${sha}`) ? { until: answered } : undefined))
  const loading = page.waitForRequest((request) => request.url().endsWith(`/blobs/${sha}`))
  await desk.openEntry('team', 'aylin-demir')
  await desk.pane('en').getByRole('button', { name: 'Expand: Portrait' }).click()
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
  test(`forge: response ${status} is explained and the text is kept`, async ({ desk, forge }) => {
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

test('forge: a server problem while the editor opens is named, and the sign-in is kept', async ({
  desk,
  forge,
  page,
}) => {
  await desk.openEntry('products', 'lotse')
  forge.setTrouble(({ path }) => (path === '/api/v1/user' ? { status: 500 } : undefined))
  await page.reload()
  await expect(desk.notice()).toContainText('The server has a problem (500)')
  await expect(page.getByRole('button', { name: 'Sign in with Forgejo' })).toBeEnabled()
  forge.setTrouble(() => undefined)
  await page.reload()
  await expect(desk.field('title')).toBeVisible()
})

test('forge: text typed before a sign-in expired is offered after the next one, in both languages', async ({
  desk,
  forge,
  page,
}) => {
  await desk.openEntry('products', 'lotse')
  await desk.fill('tagline', 'Typed just before the “sign-in” expired')
  await desk.fill('tagline', 'Kurz vor dem „Ablauf“ getippt', 'de')
  forge.session.expire()
  await desk.publish()
  expect(await desk.toast(/Not saved/)).toMatch(/sign-in has expired.*reload the page, sign in/)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await page.getByRole('button', { name: 'Sign in with Forgejo' }).click()
  // Whoever signs in by Enter and presses it once more loses nothing.
  await expect(page.getByRole('button', { name: 'Continue with it' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(desk.field('tagline')).toHaveValue('Typed just before the “sign-in” expired')
  await expect(desk.field('tagline', 'de')).toHaveValue('Kurz vor dem „Ablauf“ getippt')
  await desk.publish()
  await desk.saved()
  expect(forge.store.git(['show', 'main:content/products/lotse.de.md'])).toContain('Kurz vor dem „Ablauf“')
})

test.describe('with review', () => {
  test.use({ publishMode: 'editorial_workflow' })

  test('forge: an expired sign-in is named when a new entry is saved, and its text is kept', async ({
    desk,
    forge,
    page,
  }) => {
    await desk.newEntry('tags')
    await desk.fill('title', 'A “new” topic')
    await desk.fill('title', 'Ein „neues“ Thema', 'de')
    await page.getByRole('button', { name: 'Check this entry' }).click()
    await expect(desk.panel()).toBeVisible()
    // The site is known from the check: the first request of the save is for a free file name.
    forge.session.expire()
    await desk.save()
    expect(await desk.toast(/Not saved/)).toMatch(/sign-in has expired/)
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await page.getByRole('button', { name: 'Sign in with Forgejo' }).click()
    await page.getByRole('button', { name: 'Continue with it' }).click()
    await expect(desk.field('title')).toHaveValue('A “new” topic')
    await expect(desk.field('title', 'de')).toHaveValue('Ein „neues“ Thema')
  })

  for (const step of ['contents', 'pulls', 'labels'])
    test(`forge: a new entry whose first save fails at “${step}” becomes one draft when it is saved again`, async ({
      desk,
      forge,
      page,
    }) => {
      await desk.newEntry('tags')
      await desk.fill('title', 'A “new” topic')
      forge.setTrouble(({ method, path }) =>
        method === 'POST' && path.endsWith(`/${step}`) ? { status: 500 } : undefined,
      )
      await desk.save()
      expect(await desk.toast(/Not saved/)).toMatch(/has a problem \(500\)/)
      forge.setTrouble(() => undefined)
      await desk.save()
      await desk.saved()
      expect(forge.drafts()).toEqual(['cms/tags/a-new-topic: decap-cms/draft'])
      await expect(page.getByText('Status: Draft')).toBeVisible()
    })

  for (const [status, said] of [
    [403, /may not change/],
    [502, /has a problem \(502\)/],
  ] as const) {
    test(`forge: response ${status} to the question for drafts is explained, and the entry is still called published`, async ({
      desk,
      forge,
      page,
    }) => {
      await desk.openEntry('products', 'lotse')
      await desk.fill('tagline', 'Not saved at first')
      let answer = (): void => undefined
      const until = new Promise<void>((resolve) => (answer = resolve))
      forge.setTrouble(({ path }) => (path.endsWith('/pulls') ? { status, until } : undefined))
      await desk.save()
      await expect(page.getByRole('button', { name: 'Saving …' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Published', exact: true })).toBeVisible()
      answer()
      expect(await desk.toast(/Not saved/)).toMatch(said)
      await expect(page.getByRole('button', { name: 'Delete entry', exact: true })).toBeVisible()
      forge.setTrouble(() => undefined)
      await desk.save()
      await desk.saved()
    })
  }

  test('forge: a draft of a published entry with kept text offers to delete only the changes', async ({
    desk,
    page,
  }) => {
    await desk.openEntry('products', 'lotse')
    await desk.fill('tagline', 'Saved')
    await desk.save()
    await desk.saved()
    await desk.fill('tagline', 'Kept')
    await expect.poll(() => keptText(page, 'products', 'lotse')).toContain('Kept')
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await page.getByRole('button', { name: 'Continue with it' }).click()
    await expect(desk.field('tagline')).toHaveValue('Kept')
    await expect(page.getByRole('button', { name: 'Delete unpublished changes' })).toBeVisible()
  })
})

test('forge: a slow server is reported', async ({ desk, forge }) => {
  await desk.openEntry('products', 'lotse')
  await desk.fill('tagline', 'Slow and steady')
  let answer = (): void => undefined
  const answered = new Promise<void>((resolve) => (answer = resolve))
  forge.setTrouble(({ method }) => (method === 'POST' ? { until: answered } : undefined))
  await desk.publish()
  await expect(desk.notice().filter({ hasText: /is taking longer than usual/ })).toBeVisible()
  answer()
  await desk.saved()
})

test.describe('in German', () => {
  test.use({ locale: 'de-DE' })

  test('forge: a loading failure is reported in German, and no empty form is shown', async ({
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
