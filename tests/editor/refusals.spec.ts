/** Nothing invalid gets in: every rejection names language, field and remedy, and nothing typed is lost. */
import type { Desk } from './lib/desk'
import type { Editor } from './lib/editors'
import { agree } from './lib/desk'
import { firstOf } from './lib/collections'
import { expect, test } from './lib/test'

test.use({ storage: 'files' })

/** Publishes, and returns the panel once it explains why nothing was written. */
async function refused(desk: Desk, editor: Editor) {
  await desk.publish()
  await expect(desk.panel()).toBeVisible()
  expect(editor.project.git('status', '--porcelain'), 'nothing is written').toBe('')
  return desk.panel()
}

/** Commits as another author before an entry is opened. */
function commit({ project }: Editor, path: string, change: (text: string) => string): void {
  project.write(path, change(project.read(path)))
  project.git('commit', '-qam', 'Less than there should be')
}

test.describe('in German', () => {
  test.use({ locale: 'de-DE' })

  test('rejected: a German text that is too short, in German for a German editor', async ({
    desk,
    editor,
  }) => {
    await desk.openEntry('products', 'pegel')
    await desk.fill('summary', 'Zu „kurz“', 'de')
    const panel = await refused(desk, editor)
    await expect(panel).toContainText('Korrigieren Sie diese Stelle und')
    await expect(panel).toContainText('Deutsch · Kurzbeschreibung')
    await expect(panel).toContainText('nur 9 von mindestens 30 Zeichen')
    await expect(desk.field('summary', 'de')).toHaveValue('Zu „kurz“')
    expect(await desk.toast(/Nicht gespeichert/)).toMatch(/Eine Stelle ist zu korrigieren/)
  })
})

test('rejected: both languages in one list, even if Decap only sees the first', async ({ desk, editor }) => {
  await desk.openEntry('testimonials', firstOf('testimonials'))
  await desk.fill('quote', '')
  await desk.fill('quote', '', 'de')
  const panel = await refused(desk, editor)
  await expect(panel).toContainText('English · Quote')
  await expect(panel).toContainText('German · Quote')
  await expect(panel, 'what is published would disappear as a draft').not.toContainText('“Draft”')
})

test('rejected: an empty field is marked in the form of its language, and the list leads to it', async ({
  desk,
  editor,
}) => {
  await desk.openEntry('products', 'pegel')
  await desk.fill('summary', '', 'de')
  const panel = await refused(desk, editor)
  await expect(desk.pane('de').getByText('Short description: please fill this in.')).toBeVisible()
  await expect(desk.pane('en').getByText('please fill this in')).toHaveCount(0)
  await panel.getByRole('button', { name: 'Show the field' }).first().click()
  await expect(desk.field('summary', 'de')).toBeFocused()
})

test('rejected: an empty field in a section that was never opened is marked in its form', async ({
  desk,
  editor,
}) => {
  commit(editor, 'content/products/pegel.de.md', (text) => text.replace(/^ {4}title: .*$/m, "    title: ''"))
  await desk.openEntry('products', 'pegel')
  await expect(desk.pane('de').locator('[id^="note-field-"]'), 'folded fields are not drawn').toHaveCount(0)
  await desk.fill('kind', 'Überwachung', 'de')
  await refused(desk, editor)
  await desk.pane('de').locator('[class*="ListItemTopBar"] button').first().click()
  await expect(desk.pane('de').getByText('View: please fill this in.')).toBeVisible()
})

for (const { collection, missing, shown } of [
  { collection: 'own-pages', missing: 'English · Sections', shown: 'Add section' },
  { collection: 'downloads', missing: 'German · File', shown: 'Choose a file' },
  { collection: 'news', missing: 'German · Text', shown: '' },
]) {
  test(`rejected: nothing in ${missing}, and the list leads to where it is added`, async ({
    desk,
    editor,
    page,
  }) => {
    await desk.newEntry(collection)
    await desk.fill('title', 'A “first” try')
    const panel = await refused(desk, editor)
    await expect(panel).toContainText('or switch on “Draft” to save')
    const fault = panel.locator('li', { hasText: missing })
    await fault.getByRole('button', { name: 'Show the field' }).click()
    const locale = missing.startsWith('English') ? 'en' : 'de'
    const focused = desk.pane(locale).locator(':focus')
    await expect(focused).toHaveText(shown ? shown : /^\uFEFF?$/)
    await expect(focused).toBeInViewport()
    if (!shown) {
      await page.keyboard.insertText('Mit „Worten“')
      await expect(desk.body('de')).toHaveText('Mit „Worten“')
    }
  })
}

test('rejected: an empty point that was just added to a section, and the list leads to it', async ({
  desk,
  editor,
  page,
}) => {
  await desk.openEntry('products', 'pegel')
  const section = desk.pane('en').locator('[class*="NestedObjectLabel"]', { hasText: 'From measuring point' })
  await section.locator('xpath=preceding-sibling::*[1]').getByRole('button').first().click()
  await desk
    .pane('en')
    .getByRole('button', { name: /^Add (?!section)/ })
    .click()
  const panel = await refused(desk, editor)
  await panel.getByRole('button', { name: 'Show the field' }).first().click()
  await expect(page.locator('.Pane1 input:focus')).toHaveId(/^title-field-/)
})

test('rejected: a broken German link', async ({ desk, editor, page }) => {
  commit(editor, 'content/pages/home.de.md', (text) =>
    text.replace(/link: products$/m, 'link: produkte-gibt-es-nicht'),
  )
  await desk.openEntry('pages', 'home')
  await desk.fill('menuTitle', 'Start & Überblick', 'de')
  const panel = await refused(desk, editor)
  await expect(panel).toContainText(/German · Section \d+ › .*Leads to/)
  await expect(panel).toContainText('produkte-gibt-es-nicht')
  await panel.getByRole('button', { name: 'Show the field' }).first().click()
  await expect(page.locator('input:focus')).toHaveValue('produkte-gibt-es-nicht')
})

test('rejected: a picture without alternative text, and sections that do not match', async ({
  desk,
  editor,
  page,
}) => {
  commit(editor, 'content/pages/about.de.md', (text) =>
    text.replace(/^ +alt: .*$/m, '').replace(/^ {2}- type: figures\n(?: {4}.*\n)*/m, ''),
  )
  await desk.openEntry('pages', 'about')
  const description = 'Neu & „besser“: wer wir sind, woher wir kommen und wie wir in Musterstadt arbeiten.'
  await desk.fill('description', description, 'de')
  const panel = await refused(desk, editor)
  await expect(panel).toContainText(/German · .*Picture/)
  await expect(panel).toContainText(/section/i)
  await page.locator('[data-structure="en-de"]').click()
  await expect(desk.notice().filter({ hasText: /same now/ })).toBeVisible()
  await expect(desk.field('description', 'de')).toHaveValue(description)
})

test.describe('in a clone', () => {
  test.use({ storage: 'clone' })

  test('rejected: overwriting a change made in the meantime, even without a forge', async ({
    desk,
    editor,
  }) => {
    await desk.openEntry('services', 'training')
    await desk.fill('tagline', 'Mine, “all mine”')
    const { project } = editor
    const path = 'content/services/training.de.md'
    project.write(path, project.read(path).replace(/^tagline: .*$/m, 'tagline: Deins & nicht meins'))
    project.git('-c', 'user.name=Bärbel Straß', 'commit', '-qam', 'Services: update training')
    await desk.publish()
    await expect(desk.panel()).toContainText('Bärbel Straß has changed this entry')
    await expect(desk.panel()).toContainText('Deins & nicht meins')
  })
})

for (const { locale, said } of [
  {
    locale: 'en-US',
    said: {
      remove: 'Delete entry',
      unknown: /^Not deleted.*nothing was deleted/s,
      copied: '“schulung” is also used by Services: Training;',
      linked:
        /Draft: the entry would not be published, but others link to it: .*Training with your own data.*; remove the links there first/,
    },
  },
  {
    locale: 'de-DE',
    said: {
      remove: 'Eintrag löschen',
      unknown: /^Nicht gelöscht.*deshalb wurde nichts gelöscht/s,
      copied: '„schulung“ verwendet auch Leistungen: Schulung;',
      linked:
        /Entwurf: der Eintrag wäre nicht veröffentlicht, aber andere verweisen hierher: .*Schulen mit eigenen Daten.*; nehmen Sie die Verweise dort zuerst heraus/,
    },
  },
]) {
  test.describe(() => {
    test.use({ locale })

    test(`rejected: deleting while the uses of the entry cannot be determined (${locale})`, async ({
      desk,
      editor,
      page,
    }) => {
      await agree(page)
      await page.route('**/content.json', (route) => route.abort())
      await desk.openEntry('jobs', firstOf('jobs'))
      await page.getByRole('button', { name: said.remove }).click()
      expect(await desk.toast(said.unknown)).toBeTruthy()
      expect(editor.project.git('status', '--porcelain')).toBe('')
    })

    test(`rejected: marking a product as a draft while others link to it; they are named (${locale})`, async ({
      desk,
      editor,
    }) => {
      await desk.openEntry('products', 'taktgeber')
      await desk.field('draft').click()
      await expect(await refused(desk, editor)).toContainText(said.linked)
    })

    test(`rejected: a copy of an entry with the same German address; the entry is named as in the lists (${locale})`, async ({
      desk,
      editor,
    }) => {
      await desk.openEntry('services', 'training')
      await desk.duplicate()
      await expect(await refused(desk, editor)).toContainText(said.copied)
    })
  })
}

test('rejected: a line for a video that does not exist', async ({ desk, editor }) => {
  commit(editor, 'content/news/training-with-your-own-data.de.md', (text) =>
    text.replace(/^::video\[.*\]$/m, '::video[no-such-video]'),
  )
  await desk.openEntry('news', 'training-with-your-own-data')
  await desk.fill('title', 'Schulen mit „eigenen“ Daten', 'de')
  await expect(await refused(desk, editor)).toContainText('there is no video “no-such-video”')
})

test('rejected: a title that gives no address', async ({ desk, editor }) => {
  await desk.newEntry('tags')
  await desk.fill('title', '😀😀')
  await expect(await refused(desk, editor)).toContainText(
    'English · Title: the title has no letter that an address can be made of',
  )
})

test('opening an article with a video does not change it', async ({ desk, page }) => {
  await desk.openEntry('news', 'training-with-your-own-data')
  // The video's field has passed on its value once its title is shown.
  await expect(desk.body().getByText('Taktgeber').first()).toBeVisible()
  await desk.openPreview()
  await expect(page.getByText('Changes saved')).toHaveCount(1)
  await expect(page.getByText('Unsaved changes')).toHaveCount(0)
})

test('advice alone does not block saving, and says so', async ({ desk, page }) => {
  await desk.openEntry('products', 'pegel')
  await desk.fill('tagline', 'A tag <i> that is shown as it is')
  await page.getByRole('button', { name: 'Check this entry' }).click()
  await expect(desk.panel()).toContainText('One recommendation; you can save as it is')
})

test('a testimonial made a draft is saved, and the pages that have chosen it are named', async ({
  desk,
  editor,
}) => {
  await desk.openEntry('testimonials', 'dairy')
  await desk.field('draft').click()
  await desk.publish()
  await desk.saved()
  expect(editor.project.read('content/testimonials/dairy.de.md')).toMatch(/^draft: true$/m)
  await expect(desk.notice()).toContainText('They do not show it while it is unpublished')
  await desk
    .notice()
    .getByRole('link', { name: /Products: Pegel/ })
    .click()
  await expect(desk.field('tagline')).toBeVisible()
})
