/** The editorial workflow: on a forge, every draft is a branch with a pull request, whose label is the status. */
import { agree, deskOf, type Desk } from './lib/desk'
import { expect, test } from './lib/test'

test.use({ publishMode: 'editorial_workflow' })

test.beforeEach(({ page }) => agree(page))

const label = (status: string) => `decap-cms/${status}`

async function draftOfLotse(desk: Desk): Promise<void> {
  await desk.openEntry('products', 'lotse')
  await desk.fill('tagline', 'One “pilot” & <no> detours')
  await desk.fill('tagline', 'Ein „Lotse“ & <keine> Umwege für Größen', 'de')
  await desk.save()
  await desk.saved()
}

test.describe('on a forge', () => {
  test.use({ storage: 'forge' })

  test('workflow on a forge: a draft is discarded, and the published entry stays', async ({
    desk,
    forge,
    page,
  }) => {
    await draftOfLotse(desk)
    const before = forge.store.head('main')
    await page.getByRole('button', { name: 'Delete unpublished changes' }).click()
    await desk.toast(/Unpublished changes deleted/)
    await expect(page.getByRole('button', { name: 'Published', exact: true })).toBeFocused()
    expect(forge.drafts()).toEqual([])
    expect(forge.store.head('main')).toBe(before)
  })

  test('workflow on a forge: a published entry that is unpublished becomes a draft with all its text', async ({
    desk,
    forge,
    page,
  }) => {
    const path = 'content/news/pegel-keeps-quiet-at-night'
    const stored = (branch: string, file: string) => forge.store.git(['show', `${branch}:${file}`])
    const before = ['en', 'de'].map((locale) => stored('main', `${path}.${locale}.md`))
    const ask = async () => {
      await page.getByRole('button', { name: 'Published' }).click()
      await page.getByText('Unpublish', { exact: true }).click()
    }
    await desk.openEntry('products', 'lotse')
    await ask()
    await desk.toast(
      /Still published\. Other entries point to this one: .+\. Remove the reference there first/,
    )
    await expect(desk.notice()).toHaveText(/^Nothing has changed: these places still refer to it/)
    await expect(desk.field('title')).toHaveValue('Lotse')
    await desk.openEntry('news', 'pegel-keeps-quiet-at-night')
    const unpublish = async () => {
      await ask()
      return page.getByRole('dialog', {
        name: /^The page at \/news\/pegel-keeps-quiet-at-night is taken off the site; its text is kept/,
      })
    }
    await (await unpublish()).getByRole('button', { name: 'Cancel' }).click()
    await expect(desk.field('title')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Published' })).toBeVisible()
    expect(stored('main', `${path}.en.md`)).toBe(before[0])
    await (await unpublish()).getByRole('button', { name: 'Take off the site and redirect' }).click()
    await desk.toast(/Entry unpublished/)
    await expect(page).toHaveURL(/collections\/news$/)
    // Decap loads the new draft although its form is closed.
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('button', { name: 'Deleted entries' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Check this entry' })).toHaveCount(0)
    const branch = 'cms/news/pegel-keeps-quiet-at-night'
    expect(forge.drafts()).toEqual([`${branch}: ${label('pending_publish')}`])
    expect(['en', 'de'].map((locale) => stored(branch, `${path}.${locale}.md`))).toEqual(before)
    expect(stored('main', 'content/redirects.yml')).toContain('from: /news/pegel-keeps-quiet-at-night\n')
    // A redirect from the address of a page would stop the build.
    expect(stored(branch, 'content/redirects.yml')).not.toContain('pegel')
    expect(forge.store.git(['ls-tree', '--name-only', 'main', 'content/news/'])).not.toContain('pegel-keeps')
  })

  test('workflow on a forge: a draft that conflicts with a later publication is kept, and the next step is explained', async ({
    desk,
    forge,
  }) => {
    await draftOfLotse(desk)
    const path = 'content/products/lotse.de.md'
    forge.changeByOthers(path, /^tagline: .*$/m, 'tagline: Von jemand anderem veröffentlicht')
    await desk.setReady()
    await desk.publish()
    expect(await desk.toast(/Not published/)).toMatch(/has been published since this draft was started/)
    expect(forge.drafts()).toEqual([`cms/products/lotse: ${label('pending_publish')}`])
    expect(forge.store.git(['show', `main:${path}`])).toMatch(/Von jemand anderem veröffentlicht/)
    await expect(desk.field('tagline')).toHaveValue('One “pilot” & <no> detours')
  })

  test('workflow on a forge: a conflict in a draft names who changed the draft', async ({
    desk,
    editor,
    forge,
    page,
  }) => {
    // Another tab that was open before the draft was begun.
    const other = deskOf(await page.context().newPage(), editor.url)
    await other.openEntry('products', 'lotse')
    await other.fill('title', 'Lotse „neu“', 'de')
    await draftOfLotse(desk)
    await other.save()
    await expect(other.panel()).toContainText('has changed this entry')
    await other.panel().getByRole('button', { name: 'Merge both' }).click()
    await expect(other.field('tagline')).toHaveValue('One “pilot” & <no> detours')
    await other.save()
    await expect
      .poll(() => forge.store.git(['show', 'cms/products/lotse:content/products/lotse.de.md']))
      .toMatch(/^title: Lotse „neu“\n(.*\n)*tagline: Ein „Lotse“ & <keine> Umwege für Größen$/m)
    await other.page.close()
    await expect(page.getByText('Status: Draft')).toBeVisible()
    const path = 'content/products/lotse.en.md'
    forge.changeByOthers(path, /^tagline: .*$/m, 'tagline: From someone else', 'cms/products/lotse')
    await desk.fill('tagline', 'Meins, „nur meins“', 'de')
    await desk.save()
    await expect(desk.panel()).toContainText('Jörg Andersson has changed this entry')
    await expect(desk.panel()).toContainText('From someone else')
  })

  for (const ending of ['published', 'discarded'] as const) {
    test(`workflow on a forge: a draft that someone else has ${ending} meanwhile is said to be gone, and its text can be saved again`, async ({
      browser,
      desk,
      editor,
      forge,
      page,
    }) => {
      await draftOfLotse(desk)
      const context = await browser.newContext()
      const other = deskOf(await context.newPage(), editor.url)
      await agree(other.page)
      await other.openEntry('products', 'lotse')
      if (ending === 'published') {
        await other.setReady()
        await other.publish()
      } else await other.page.getByRole('button', { name: 'Delete unpublished changes' }).click()
      await expect(other.page.getByRole('button', { name: 'Published', exact: true })).toBeVisible()
      await context.close()
      await page.getByText('Status:').click()
      await page.getByRole('menuitem', { name: 'In review' }).click()
      await desk.toast(/has been published or discarded in the meantime\. Reload this page/)
      await desk.fill('title', 'Lotse “anew”')
      await desk.save()
      expect(await desk.toast(/^Not saved/)).toMatch(/published or discarded in the meantime.* save again/)
      await expect(desk.field('title')).toHaveValue('Lotse “anew”')
      await expect(page.getByRole('button', { name: 'Delete entry', exact: true })).toBeVisible()
      expect(forge.drafts()).toEqual([])
      await desk.save()
      if (ending === 'discarded') {
        await desk.panel().getByRole('button', { name: 'Merge both' }).click()
        await desk.save()
      }
      await desk.saved()
      expect(forge.store.git(['show', 'cms/products/lotse:content/products/lotse.en.md'])).toMatch(
        /^title: Lotse “anew”$/m,
      )
    })
  }

  test('workflow on a forge: while a draft is being saved its form accepts no text, which would be lost', async ({
    desk,
    forge,
    page,
  }) => {
    await desk.openEntry('products', 'lotse')
    await desk.fill('tagline', 'Before')
    let answer = (): void => undefined
    const answered = new Promise<void>((resolve) => (answer = resolve))
    forge.setTrouble(({ path }) => (path.endsWith('/pulls') ? { until: answered } : undefined))
    await desk.save()
    await expect(desk.pane('en').locator('[inert]').first()).toBeVisible()
    await desk.field('tagline').focus()
    await page.keyboard.type('Lost')
    await expect(desk.field('tagline')).toHaveValue('Before')
    answer()
    await desk.saved()
    await desk.fill('tagline', 'After')
    await desk.save()
    await desk.saved()
    const draft = forge.store.git(['show', 'cms/products/lotse:content/products/lotse.en.md'])
    expect(draft).toMatch(/^tagline: After$/m)
  })
})

/** Saves by keyboard, which leaves the focus on a button of the toolbar. */
async function saveByKeyboard({ page, saved }: Desk): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).focus()
  await page.keyboard.press('Enter')
  await saved()
  await expect(page.getByRole('button', { name: 'Status: Draft' })).toBeFocused()
}

for (const [where, storage] of [
  ['on a forge', 'forge'],
  ['in a scratch clone', 'clone'],
] as const) {
  test.describe(where, () => {
    test.use({ storage })

    test(`workflow ${where}: after saving by keyboard, the focus is on the status of the draft`, async ({
      desk,
    }) => {
      await desk.openEntry('products', 'lotse')
      await desk.fill('tagline', 'A first “draft”')
      await saveByKeyboard(desk)
      await desk.fill('tagline', 'A second “draft”')
      await saveByKeyboard(desk)
    })

    test(`workflow ${where}: a draft that changes one language opens with both`, async ({ desk, page }) => {
      await desk.openEntry('products', 'lotse')
      const english = await desk.field('tagline').inputValue()
      await desk.fill('tagline', 'Nur „Deutsch“ & <neu>', 'de')
      await desk.save()
      await desk.saved()
      await desk.openEntry('products', 'lotse')
      await expect(page.getByText('Status: Draft')).toBeVisible()
      await expect(desk.field('tagline', 'de')).toHaveValue('Nur „Deutsch“ & <neu>')
      await expect(desk.field('tagline')).toHaveValue(english)
      await desk.setReady()
      await desk.publish()
      await desk.published()
    })
  })
}

test.describe('in a scratch clone', () => {
  test.use({ storage: 'clone' })

  test('workflow: by keyboard from the board to a draft and back, the focus is never lost', async ({
    desk,
    page,
  }) => {
    await draftOfLotse(desk)
    await desk.open('/workflow')
    await page.locator('a[href*="lotse"]').press('Enter')
    await expect(desk.field('title')).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
    await page.getByRole('link', { name: 'Back' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('workflow: a card on the board is named without its text, and once it is deleted or published by keyboard, the heading has the focus', async ({
    desk,
    page,
  }) => {
    await draftOfLotse(desk)
    await desk.setReady()
    await desk.openEntry('news', 'three-apprentices-start')
    await desk.fill('title', 'Four apprentices start')
    await desk.save()
    await desk.saved()
    await desk.open('/workflow')
    const card = page.locator('a[href*="three-apprentices-start"]')
    await expect(card).toHaveAccessibleName(/^News.* Four apprentices start \S+ \d+$/)
    await expect(card).toContainText('Yesterday Milan')
    const heading = page.getByRole('heading', { level: 1 })
    await page.getByRole('button', { name: 'Delete changes' }).first().press('Enter')
    await expect(card).toHaveCount(0)
    await expect(heading).toBeFocused()
    await page.getByRole('button', { name: 'Publish changes' }).press('Enter')
    await expect(page.locator('a[href*="lotse"]')).toHaveCount(0)
    await expect(heading).toBeFocused()
  })

  test('workflow: offline, only the save is reported, and no preview that nobody has asked for', async ({
    context,
    desk,
    page,
  }) => {
    await desk.openEntry('products', 'lotse')
    await desk.fill('tagline', 'Saved at the station')
    await desk.save()
    await desk.saved()
    await desk.fill('tagline', 'Typed on the train')
    // While a draft is open, Decap asks for its preview every few seconds.
    const asked = page.waitForEvent('requestfailed')
    await context.setOffline(true)
    await asked
    await desk.save()
    expect(await desk.toast(/Not saved/)).toMatch(/cannot be reached/)
    // A message disappears by itself, so an expectation that waits would always be met.
    expect(await page.getByText('The preview could not be loaded').count()).toBe(0)
  })
})

for (const { locale, notes } of [
  {
    locale: 'en-US',
    notes: { draft: 'draft', planned: 'appears on March 1, 2999 at 0:00', ended: 'ended on March 1, 2001' },
  },
  {
    locale: 'de-DE',
    notes: {
      draft: 'Entwurf',
      planned: 'erscheint am 1. März 2999 um 0:00 Uhr',
      ended: 'beendet am 1. März 2001',
    },
  },
]) {
  test.describe('the board', () => {
    test.use({ storage: 'clone', locale })

    test(`workflow: a card on the board shows what will hide the entry from visitors (${locale})`, async ({
      desk,
      page,
    }) => {
      const card = (entry: string) => page.locator(`a[href*="${entry}"]`)
      const note = (entry: string) => card(entry).locator('.mw-held')
      const save = async () => {
        await desk.save()
        await desk.saved()
      }
      await desk.openEntry('news', 'three-apprentices-start')
      await desk.field('date').fill('2999-03-01')
      await save()
      await desk.openEntry('jobs', 'trainer-documentation')
      await desk.field('validThrough').fill('2001-03-01')
      await save()
      await desk.openEntry('products', 'pegel')
      await desk.field('draft').click()
      await save()
      await draftOfLotse(desk)
      await desk.open('/workflow')
      await expect(note('three-apprentices-start')).toHaveText(notes.planned)
      await expect(note('trainer-documentation')).toHaveText(notes.ended)
      await expect(note('pegel')).toHaveText(notes.draft)
      await expect(card('lotse')).toBeVisible()
      await expect(note('lotse')).toHaveCount(0)
    })
  })
}
