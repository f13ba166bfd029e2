/** Tasks of the handbook about entries, pages and menus: creating, moving, renaming and deleting them. */
import { join } from 'node:path'
import sharp from 'sharp'
import { collections } from '../../../src/content-model'
import { llmsPath } from '../../../src/site/machine-files'
import { socialImageSize } from '../../../src/site/social-image'
import { axeProblems } from '../../lib/axe'
import { wordsOf } from '../../lib/consent'
import { waitUntilReady } from '../../lib/site-test'
import { formOf, sampleProse } from '../lib/fill-form'
import { moveDown } from '../lib/move-down'
import { lastCommit, publishAtOnce, publishReviewed, storedOf, type Task } from '../lib/task'
import { expect } from '../lib/test'
import { articleWithFacts } from './texts'

const copyOf = { en: 'Größe & „Maß“ für Jürgen', de: 'Größe & „Maß“ <für> Jürgen' }
const copied = 'groesse-mass-fuer-juergen'

const duplicate: Task = {
  name: 'add a product by duplicating one',
  edit: async ({ desk, forge }) => {
    await desk.openEntry('products', 'belegfluss')
    await desk.duplicate()
    for (const locale of ['en', 'de'] as const) {
      await desk.fill('title', copyOf[locale], locale)
      await desk.fill('slug', '', locale)
    }
    await publishAtOnce(desk)
    const { lines, files } = lastCommit(forge)
    expect(lines).toEqual([`Products: add ${copied}`])
    expect(files).toEqual(['de', 'en'].map((code) => `content/products/${copied}.${code}.md`))
  },
  seen: async ({ open, page, reads }) => {
    await reads(`/products/${copied}`, copyOf.en)
    await reads(`/de/produkte/${copied}`, copyOf.de)
    await open('/products')
    await expect.soft(page.locator(`main a[href="/products/${copied}"]`).first()).toBeVisible()
    await open('/de/news')
    await expect.soft(page.locator(`footer a[href="/de/produkte/${copied}"]`)).toHaveText(/Jürgen/)
  },
}

const headings = {
  '/products/taktgeber': ['From the first data export to the first live week', 'What planners do with it'],
  '/de/produkte/taktgeber': ['Vom ersten Datenexport zur ersten echten Woche', 'Womit die Planung täglich'],
}

const reorder: Task = {
  name: 'bring sections into another order',
  inGerman: true,
  edit: async ({ desk, forge, page }) => {
    const kinds = () =>
      storedOf(forge, 'products/taktgeber').map((text) =>
        [...text.matchAll(/^ {2}- type: .*\n {4}id: (.*)$/gm)].map(([, id]) => id),
      )
    const [before = []] = kinds()
    const place = before.indexOf('features')
    await desk.openEntry('products', 'taktgeber')
    await desk
      .pane('en')
      .getByRole('button', { name: /^Verschieben/ })
      .nth(place)
      .focus()
    await moveDown(page, place + 1, before.length)
    await publishAtOnce(desk)
    const after = before.toSpliced(place, 2, before[place + 1], 'features')
    expect(kinds()).toEqual([after, after])
  },
  seen: async ({ open }) => {
    for (const [path, [first = '', second = '']] of Object.entries(headings)) {
      const words = (await (await open(path)).locator('h2').allTextContents()).map((text) =>
        text.replace(/[\u00ad\u2060]/g, '').replace(/\s+/g, ' '),
      )
      const placeOf = (heading: string) => words.findIndex((text) => text.startsWith(heading))
      expect.soft(placeOf(first), path).toBeGreaterThanOrEqual(0)
      expect.soft(placeOf(second), path).toBe(placeOf(first) + 1)
    }
  },
}

const item = { en: 'How & why', de: 'Wie & warum' }

const changeMenu: Task = {
  name: 'change the navigation',
  edit: async ({ desk, forge }) => {
    await desk.openEntry('site', 'site')
    const list = (locale: 'en' | 'de') => desk.pane(locale).locator('[id^="navigation-field-"]').first()
    const last = (locale: 'en' | 'de', name: string) =>
      list(locale).locator(`input[id^="${name}-field-"]`).last()
    await list('en').getByRole('button', { name: /^Add/ }).first().click()
    await last('en', 'label').fill(item.en)
    await last('en', 'link').fill('philosophy')
    // It has been added in German as well, collapsed.
    await list('de').locator('[class*="ListItemTopBar"]').last().getByRole('button').first().click()
    await last('de', 'label').fill(item.de)
    await publishAtOnce(desk)
    expect(lastCommit(forge).files).toEqual(['content/site/site.yml'])
  },
  seen: async ({ open, page }) => {
    for (const [path, name, target] of [
      ['/', item.en, '/about/philosophy'],
      ['/de', item.de, '/de/ueber-uns/philosophie'],
    ] as const) {
      await open(path)
      const link = page.getByRole('banner').getByRole('link', { name, exact: true })
      await expect.soft(link, path).toHaveAttribute('href', target)
    }
  },
}

const fair = { en: 'The fair in “2031” & our stand', de: 'Die Messe „2031“ & unser Stand' }
const short = { en: 'Fair 2031', de: 'Messe 2031' }
const fairAddress = { en: '/fair-2031', de: '/de/messe-2031' }

const ownPage: Task = {
  name: 'make a page of one’s own, and put it into two menus',
  inGerman: true,
  withReview: true,
  edit: async ({ desk, forge, page }) => {
    await desk.newEntry('own-pages')
    await formOf(desk).fillAll(collections['own-pages'])
    for (const locale of ['en', 'de'] as const) {
      await desk.fill('title', fair[locale], locale)
      await desk.fill('menuTitle', short[locale], locale)
      await desk.fill('slug', short[locale], locale)
    }
    await publishReviewed(desk)
    const id = 'the-fair-in-2031-our-stand'
    await desk.openEntry('own-pages', id)
    const main = forge.store.head('main')
    for (const place of ['Hauptmenü', 'Fußbereich › Über uns']) {
      await page.getByRole('button', { name: 'In ein Menü aufnehmen' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('radio', { name: place, exact: true }).check()
      await dialog.getByRole('button', { name: 'Menüpunkt anlegen' }).click()
      await expect(desk.notice()).toContainText(`unter „${place}“, in einem Entwurf`)
    }
    expect(forge.drafts()).toEqual(['cms/site/site: decap-cms/draft'])
    expect(forge.store.head('main')).toBe(main)
    const menus = forge.store.git(['show', 'cms/site/site:content/site/site.yml'])
    expect(menus.match(new RegExp(`link: own-pages/${id}`, 'g'))).toHaveLength(4)

    await desk.openEntry('site', 'site')
    await desk.setReady()
    await desk.publish()
    await desk.published()
    expect(forge.store.git(['show', 'main:content/site/site.yml'])).toBe(menus)
  },
  seen: async ({ findsNothing, page, reads, site }) => {
    for (const locale of ['en', 'de'] as const) {
      const address = fairAddress[locale]
      await reads(address, sampleProse('section', locale))
      expect.soft(await page.title()).toContain(fair[locale])
      const listed = site.read(llmsPath(locale))
      expect.soft(listed, 'llms.txt').toMatch(new RegExp(`\\]\\(https?://[^/)]+${address}\\)`))
      expect.soft(listed, 'llms.txt').toContain(fair[locale])
      const ofHead = (property: string) =>
        page.locator(`meta[property="og:${property}"]`).first().getAttribute('content')
      expect.soft(await ofHead('image:alt'), 'link picture').toContain(fair[locale])
      const { pathname } = new URL((await ofHead('image')) ?? '')
      const picture = await sharp(join(site.folder, 'public', pathname)).metadata()
      expect.soft(picture, 'link picture').toMatchObject(socialImageSize)
      for (const place of ['banner', 'contentinfo'] as const) {
        const link = page.getByRole(place).locator(`a[href="${fairAddress[locale]}"]`)
        await expect.soft(link.first(), `${place} ${locale}`).toHaveText(short[locale])
      }

      // Its address with one digit too many.
      await findsNothing(`${address}1`)
      await waitUntilReady(page)
      const meant = page.getByRole('navigation', { name: wordsOf(locale)('errors:closestPages') })
      await expect.soft(meant.getByRole('link').first(), '404').toHaveAttribute('href', address)
    }
  },
}

const rename: Task = {
  name: 'change an address',
  inGerman: true,
  edit: async ({ desk, forge }) => {
    await desk.openEntry('services', 'consulting')
    await desk.fill('slug', 'Beratung für Größen', 'de')
    await expect(desk.field('slug', 'de')).toHaveValue('beratung-fuer-groessen')
    await publishAtOnce(desk)
    expect(forge.store.git(['show', 'main:content/redirects.yml'])).toMatch(
      /- from: \/de\/services\/beratung\n {2}to: \/de\/services\/beratung-fuer-groessen(\n|$)/,
    )
    expect(lastCommit(forge).files).toHaveLength(2)
  },
  seen: async ({ isLed, open, page }) => {
    await isLed('/de/services/beratung', '/de/services/beratung-fuer-groessen')
    await open('/de/services')
    await expect
      .soft(page.locator('main a[href="/de/services/beratung-fuer-groessen"]').first())
      .toBeVisible()
    await open('/services/consulting')
  },
}

const job = 'jobs/trainer-documentation'

const deleteEntry: Task = {
  name: 'delete an entry; one that others need stays',
  edit: async ({ desk, forge, page }) => {
    const main = forge.store.head('main')
    const remove = () => page.getByRole('button', { name: 'Delete entry' }).click()
    await desk.openEntry('tags', 'learning')
    await remove()
    expect(await desk.toast(/Not deleted/)).toMatch(
      /Other entries point to this one: .+\. Remove the reference there first/,
    )
    const place = desk
      .notice()
      .getByRole('link', { name: /^News: .+ \(Topics.*\)$/ })
      .first()
    const href = (await place.getAttribute('href')) ?? ''
    await place.click()
    await page.waitForURL((url) => url.hash === href)
    await expect(desk.field('title')).toBeVisible()
    expect(forge.store.head('main')).toBe(main)

    await desk.openEntry('jobs', 'trainer-documentation')
    await remove()
    await page.waitForURL(/collections\/jobs$/)
    expect(forge.store.git(['show', '--name-status', '--format=', 'main']).split('\n')).toEqual(
      ['de', 'en'].map((code) => `D\tcontent/${job}.${code}.md`),
    )
    expect(lastCommit(forge).lines).toEqual(['Jobs: delete trainer-documentation'])
  },
  seen: async ({ doesNotRead, open }) => {
    await open('/news/topics/learning')
    await doesNotRead('/about/jobs', 'Trainer')
    await doesNotRead('/de/ueber-uns/jobs', 'Trainer')
  },
}

const article = 'pegel-keeps-quiet-at-night'

const bringBack: Task = {
  name: 'bring back what was deleted',
  edit: async ({ desk, forge, page }) => {
    const before = storedOf(forge, `news/${article}`)
    const redirects = () => forge.store.git(['show', 'main:content/redirects.yml'])
    await desk.openEntry('news', article)
    await page.getByRole('button', { name: 'Delete entry' }).click()
    await page.getByRole('button', { name: 'Delete and redirect' }).click()
    await page.waitForURL(/collections\/news$/)
    await expect.poll(redirects).toContain('from: /de/news/')

    await page.getByRole('button', { name: 'Deleted entries' }).click()
    const dialog = page.getByRole('dialog', { name: 'Deleted entries: News' })
    await expect(dialog.getByRole('listitem')).toHaveCount(1)
    await expect(dialog.getByRole('listitem')).toHaveText(/^Pegel.*Deleted on .* by Erika Müßig/)
    await expect(dialog).toContainText(`/news/${article} leads to /news now.`)
    expect(await axeProblems(page, 'deleted', undefined, '.mw-dialog')).toEqual([])
    await dialog.getByRole('button', { name: /^Bring back “Pegel/ }).click()
    await page.waitForURL(/collections\/news\/new$/)
    await expect(dialog).toHaveCount(0)
    for (const locale of ['en', 'de'] as const) await expect(desk.field('title', locale)).toHaveValue(/Pegel/)
    await publishAtOnce(desk)
    const slug = new RegExp(`^slug: ${article}\n`, 'm')
    expect(storedOf(forge, `news/${article}`).map((text) => text.replace(slug, ''))).toEqual(before)
    expect(redirects()).not.toContain(article)
  },
  seen: async ({ isLed, reads }) => {
    for (const path of [`/news/${article}`, '/de/news/pegel-bleibt-nachts-ruhig']) {
      await isLed(path, path)
      await reads(path, 'Pegel')
    }
  },
}

const hours = {
  en: 'Monday to Thursday, 9 am to “noon” & later',
  de: 'Montag bis Donnerstag, ab 9 Uhr & länger',
}
const phone = '+49 30 23125 777'

const officeHours: Task = {
  name: 'change the office hours and the telephone number in one place',
  inGerman: true,
  edit: async ({ desk, forge, page }) => {
    await desk.openEntry('site', 'site')
    for (const locale of ['en', 'de'] as const) await desk.fill('hours', hours[locale], locale)
    const shown = desk.field('phone', 'de')
    const before = await shown.inputValue()
    await shown.focus()
    await page.keyboard.type('Lost')
    await expect(shown).toHaveValue(before)
    await desk.fill('phone', phone)
    await expect(shown).toHaveValue(phone)
    await publishAtOnce(desk)
    expect(forge.store.git(['show', 'main:content/site/site.yml']).split(`phone: ${phone}`)).toHaveLength(3)
  },
  seen: async ({ reads }) => {
    for (const [contact, locale] of [
      ['/contact', 'en'],
      ['/de/kontakt', 'de'],
    ] as const)
      for (const path of [contact, articleWithFacts[locale]]) await reads(path, hours[locale], phone)
  },
}

/** In the order in which they are done. */
export const structureTasks: readonly Task[] = [
  duplicate,
  reorder,
  changeMenu,
  ownPage,
  rename,
  deleteEntry,
  bringBack,
  officeHours,
]
