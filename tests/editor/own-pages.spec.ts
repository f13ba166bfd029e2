/** Custom pages: where they are created, and what moving or deleting one does to its child pages. */
import { spawnSync } from 'node:child_process'
import { collections } from '../../src/content-model'
import type { LocaleCode } from '../../src/site/locales'
import { axeProblems } from '../lib/axe'
import { agree, type Desk } from './lib/desk'
import type { Editor } from './lib/editors'
import { formOf } from './lib/fill-form'
import { publishReviewed } from './lib/task'
import { expect, test } from './lib/test'

const pathOf = (id: string, language: LocaleCode) => `content/own-pages/${id}.${language}.md`

const subjectAndFiles = ({ project }: Editor, commit: string) =>
  project.git('show', '--name-only', '--format=%s', commit).split('\n').filter(Boolean)

test('a page is renamed: its old address and those of its child pages redirect to the new ones, in the same commit', async ({
  desk,
  editor,
}) => {
  await desk.openEntry('own-pages', 'hannover-2027')
  await desk.fill('slug', 'fair-2027')
  await desk.publish()
  await desk.saved()
  expect(subjectAndFiles(editor, 'HEAD')).toEqual([
    'Pages of your own: update hannover-2027',
    pathOf('hannover-2027', 'en'),
    'content/redirects.yml',
  ])
  const redirects = editor.project.read('content/redirects.yml')
  for (const below of ['', '/appointments'])
    expect(redirects).toMatch(new RegExp(`from: /hannover-2027${below}\\n\\s+to: /fair-2027${below}\\n`))
  expect(redirects).not.toContain('from: /de/hannover-2027')
})

test.describe('in German', () => {
  test.use({ locale: 'de-DE' })

  test('a page is moved below another: its child pages move along, with redirects in both languages', async ({
    desk,
    editor,
  }) => {
    await desk.openEntry('own-pages', 'hannover-2027')
    await desk.fill('above', 'about')
    await desk.publish()
    await desk.saved()
    expect(subjectAndFiles(editor, 'HEAD')).toEqual([
      'Pages of your own: update hannover-2027',
      ...(['de', 'en'] as const).map((language) => pathOf('hannover-2027', language)),
      'content/redirects.yml',
    ])
    const redirects = editor.project.read('content/redirects.yml')
    for (const [from, to] of [
      ['/hannover-2027', '/about/hannover-2027'],
      ['/hannover-2027/appointments', '/about/hannover-2027/appointments'],
      ['/de/hannover-2027', '/de/ueber-uns/hannover-2027'],
      ['/de/hannover-2027/termine', '/de/ueber-uns/hannover-2027/termine'],
    ])
      expect(redirects).toMatch(new RegExp(`from: ${from}\\n\\s+to: ${to}(\\n|$)`))
  })
})

for (const { locale, said } of [
  {
    locale: 'en-US',
    said: {
      remove: 'Delete entry',
      needed: /Not deleted.*Other entries point to this one: .+/s,
      gone: 'The page at /hannover-2027/appointments is deleted. Where should its address lead?',
      redirect: 'Delete and redirect',
      fixed:
        '“products” is that of one of the site’s fixed pages, which can be neither moved nor replaced; choose another address',
      taken:
        '“hannover-2027” is also used by Pages of your own: Musterwerk in Hannover 2027; give one of them another address',
      circle: /the page would lie below itself.*choose a page above/,
      language:
        'does not exist in English; choose another page above, or offer this page in one language only',
      menu: 'Add to a menu',
      draft: 'Publish this page first',
      only: 'one language only (German)',
    },
  },
  {
    locale: 'de-DE',
    said: {
      remove: 'Eintrag löschen',
      needed: /Nicht gelöscht.*: .+/s,
      gone: 'Die Seite unter /hannover-2027/appointments wird gelöscht. Wohin soll ihre Adresse führen?',
      redirect: 'Löschen und weiterleiten',
      fixed:
        '„products“ gehört einer der festen Seiten der Website, die weder verschoben noch ersetzt werden können; wählen Sie eine andere Adresse',
      taken:
        '„hannover-2027“ verwendet auch Eigene Seiten: Musterwerk in Hannover 2027; geben Sie einem davon eine andere Adresse',
      circle: /die Seite läge über .* unter sich selbst; wählen Sie/,
      language: 'gibt es auf Englisch nicht; wählen Sie eine andere übergeordnete Seite',
      menu: 'In ein Menü aufnehmen',
      draft: 'Veröffentlichen Sie diese Seite zuerst',
      only: 'nur in einer Sprache (Deutsch)',
    },
  },
]) {
  test.describe(() => {
    test.use({ locale })

    test(`deleting a page asks for a redirect target, and offers the parent page (${locale})`, async ({
      desk,
      editor,
      page,
    }) => {
      await agree(page)
      const { project } = editor
      await desk.openEntry('own-pages', 'hannover-2027')
      await page.getByRole('button', { name: said.remove }).click()
      expect(await desk.toast(said.needed), 'others need it').toContain('Hannover')
      const place = desk.notice().getByRole('link').first()
      await expect(place, 'a link is seen to be one').toHaveCSS('text-decoration-line', 'underline')
      await expect(desk.notice().getByRole('list'), 'bullets have room').toHaveCSS('padding-left', '28px')

      for (const language of ['en', 'de'] as const) {
        const path = pathOf('hannover-2027', language)
        project.write(path, project.read(path).replace('link: own-pages/fair-appointments', 'link: contact'))
      }
      project.git('commit', '-qam', 'Nothing leads to the appointments')
      const before = project.git('rev-parse', 'HEAD')
      await desk.openEntry('own-pages', 'fair-appointments')
      await page.getByRole('button', { name: said.remove }).click()
      const dialog = page.getByRole('dialog', { name: said.gone })
      await expect(dialog.getByRole('combobox')).toHaveValue('/hannover-2027')
      await dialog.getByRole('button', { name: said.redirect }).click()
      await page.waitForURL(/collections\/own-pages$/)
      await expect.poll(() => project.has('content/redirects.yml')).toBe(true)
      expect(project.read('content/redirects.yml')).toBe(
        '- from: /de/hannover-2027/termine\n  to: /de/hannover-2027\n- from: /hannover-2027/appointments\n  to: /hannover-2027\n',
      )
      await expect.poll(() => project.git('rev-parse', 'HEAD~2')).toBe(before)
      expect(subjectAndFiles(editor, 'HEAD~1')).toEqual([
        'Pages of your own: delete fair-appointments',
        ...(['de', 'en'] as const).map((language) => pathOf('fair-appointments', language)),
      ])
      expect(subjectAndFiles(editor, 'HEAD').slice(1)).toEqual(['content/redirects.yml'])
    })

    const refused = async (desk: Desk, sentence: string | RegExp) => {
      await desk.publish()
      await expect(desk.panel()).toContainText(sentence)
      await expect(desk.panel(), 'pages are named by their titles').not.toContainText('own-pages/')
    }

    test(`rejected: addresses in use, a page below itself (${locale})`, async ({ desk, editor }) => {
      await desk.openEntry('own-pages', 'fair-appointments')
      await desk.fill('above', '')
      await desk.fill('slug', 'Products')
      await refused(desk, said.fixed)
      await desk.fill('slug', 'Hannover 2027')
      await refused(desk, said.taken)
      await desk.fill('slug', 'appointments')
      await desk.fill('above', 'own-pages/fair-appointments')
      await refused(desk, said.circle)
      expect(editor.project.git('status', '--porcelain'), 'nothing is written').toBe('')
    })

    test(`rejected: a language that the parent lacks (${locale})`, async ({ desk, editor }) => {
      const { project } = editor
      for (const language of ['en', 'de'] as const) {
        const path = pathOf('hannover-2027', language)
        project.write(path, project.read(path).replace(/^description:/m, 'onlyIn: de\n$&'))
      }
      project.git('commit', '-qam', 'In German only')
      await desk.openEntry('own-pages', 'fair-appointments')
      await desk.fill('menuTitle', 'Termine & „mehr“', 'de')
      await refused(desk, said.language)
    })

    test(`menus accept neither a draft nor a page in only one language (${locale})`, async ({
      desk,
      editor,
      page,
    }) => {
      for (const [id, line, why] of [
        ['fair-appointments', 'draft: true', said.draft],
        ['hannover-2027', 'onlyIn: de', said.only],
      ] as const) {
        for (const language of ['en', 'de'] as const) {
          const path = pathOf(id, language)
          editor.project.write(path, editor.project.read(path).replace(/^description:/m, `${line}\n$&`))
        }
        await desk.openEntry('own-pages', id)
        await page.getByRole('button', { name: said.menu }).click()
        await expect(page.getByRole('alertdialog')).toContainText(why)
      }
    })
  })
}

for (const { locale, only, other, option, add, title, id, description, text } of [
  {
    locale: 'en-US',
    only: 'en',
    other: 'de',
    option: 'English',
    add: /^Add/,
    title: 'Off to “Hannover” & back',
    id: 'off-to-hannover-back',
    description: 'How to get to our stand at the fair in Hannover, by train and on foot.',
    text: 'The trams to the fair leave every ten minutes.',
  },
  {
    locale: 'de-DE',
    only: 'de',
    other: 'en',
    option: 'Deutsch',
    add: /hinzufügen$/,
    title: 'Auf zur „Größe“ & zurück',
    id: 'auf-zur-groesse-zurueck',
    description: 'So kommen Sie zu unserem Stand auf der Messe in Hannover, mit der Bahn und zu Fuß.',
    text: 'Die Bahnen zur Messe fahren alle zehn Minuten.',
  },
] as const) {
  test.describe(() => {
    test.use({ locale })

    test(`a page in one language only is saved without the other (${locale})`, async ({
      desk,
      editor,
      page,
    }) => {
      const { project } = editor
      await desk.newEntry('own-pages')
      await desk.field('onlyIn').click()
      await page.locator('[class*="-option"]', { hasText: option }).click()
      await desk.fill('title', title, only)
      await desk.fill('menuTitle', 'Hannover', only)
      await desk.fill('description', description, only)
      const sections = desk.pane(only).locator('[id^="sections-field-"]').first()
      await sections.getByRole('button', { name: add }).first().click()
      await page.getByRole('menuitem', { name: 'Text', exact: true }).click()
      await desk.write(text, only)
      await desk.publish()
      await desk.saved()
      expect(project.read(pathOf(id, only))).toContain('menuTitle: Hannover')
      expect(project.read(pathOf(id, other))).toBe(`---\nonlyIn: ${only}\n---\n`)
      const command = ['scripts/run.mjs', 'scripts/check-content.ts', project.root]
      const { stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' })
      expect(stdout).toContain('Content checked')
      expect(`${stdout}${stderr}`).not.toContain(id)
    })
  })
}

for (const [how, go] of [
  [
    'while an entry is open',
    (desk: Desk) => desk.page.evaluate(() => location.assign('#/collections/pages/new')),
  ],
  ['with a bookmark', (desk: Desk) => desk.open('/collections/pages/new')],
] as const) {
  test(`requesting a new fixed page ${how} leads to the form of a custom page`, async ({ desk, page }) => {
    await desk.openEntry('pages', 'about')
    await go(desk)
    await page.waitForURL(/#\/collections\/own-pages\/new$/)
    await expect(desk.field('above')).toBeVisible()
  })
}

test('a page is added to a menu from its own form, in both languages', async ({ desk, editor, page }) => {
  const path = 'content/site/site.yml'
  const before = editor.project.read(path)
  const dialog = page.getByRole('dialog', { name: 'Add “Musterwerk in Hannover 2027” to a menu' })
  const ask = () => page.getByRole('button', { name: 'Add to a menu' }).click()
  await desk.openEntry('own-pages', 'hannover-2027')
  await ask()
  await expect(dialog.getByRole('radio', { name: 'Main menu', exact: true })).toBeChecked()
  await dialog.getByRole('radio', { name: 'Footer › Last line' }).check()
  await expect(dialog.getByLabel('Text of the menu item: German')).toHaveValue('Hannover 2027')
  await dialog.getByLabel('Text of the menu item: German').fill('Messe „Hannover“ & <mehr>')
  expect(await axeProblems(page, 'menus', undefined, '.mw-dialog')).toEqual([])
  await dialog.getByRole('button', { name: 'Add the item' }).click()
  await expect(desk.notice()).toContainText('is now the last item of “Footer › Last line”')
  const added = (label: string) => `      - label: ${label}\n        link: own-pages/hannover-2027\n`
  const changed = editor.project.read(path)
  expect(changed).toContain(added('Hannover 2027'))
  expect(changed).toContain(added('Messe „Hannover“ & <mehr>'))
  const without = changed.replace(added('Hannover 2027'), '').replace(added('Messe „Hannover“ & <mehr>'), '')
  expect(without, 'nothing else has changed').toBe(before)

  await ask()
  await expect(dialog.getByText('Last line (already in this menu)')).toBeVisible()
  const byOthers = changed.replace('phone: +49 30 23125 000', 'phone: +49 30 23125 111')
  expect(byOthers).not.toBe(changed)
  editor.project.write(path, byOthers)
  await dialog.getByRole('radio', { name: 'Main menu', exact: true }).check()
  await dialog.getByRole('button', { name: 'Add the item' }).click()
  await expect(dialog.getByRole('status')).toContainText('Somebody has changed the menus in the meantime')
  expect(editor.project.read(path), 'what others have saved stays').toBe(byOthers)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
})

test.describe('with review', () => {
  test.use({ publishMode: 'editorial_workflow' })

  test('a new page is added to a menu as soon as it is published', async ({ desk, page }) => {
    await agree(page)
    await desk.newEntry('own-pages')
    await formOf(desk).fillAll(collections['own-pages'])
    await publishReviewed(desk)
    await page.getByRole('button', { name: 'Add to a menu' }).click()
    await expect(page.getByRole('radio', { name: 'Main menu', exact: true })).toBeVisible()
  })
})
