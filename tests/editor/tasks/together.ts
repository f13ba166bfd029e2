/** Tasks of the handbook about collaboration, versions and scheduling. */
import sharp from 'sharp'
import { collections } from '../../../src/content-model'
import { formOf, sampleText } from '../lib/fill-form'
import { keptText } from '../lib/kept-text'
import { lastCommit, publishAtOnce, storedIn, storedOf, type Task } from '../lib/task'
import { expect } from '../lib/test'
import { headlines, takeEarlierVersion } from '../lib/versions'

const begun = { en: 'Half “finished” & begun', de: 'Halb „fertig“ & begonnen' }

const whatIsMissing: Task = {
  name: 'save what is not finished, find what it lacks, and finish it',
  withReview: true,
  edit: async ({ desk, forge, page }) => {
    await desk.newEntry('news')
    await formOf(desk).fill(collections.news, 'en')
    await desk.fill('title', begun.en)
    await desk.save()
    await desk.saved()
    const panel = desk.panel()
    await expect(panel).toContainText('Saved as a draft; 3 things to finish before it can be ready')
    const [saved = ''] = forge.drafts()
    expect(saved).toMatch(/^cms\/news\/.+: decap-cms\/draft$/)
    await page.getByRole('link', { name: 'Translations' }).click()
    const row = page.getByRole('row', { name: begun.en })
    await expect(row).toContainText('in review')
    await expect(row.locator('[data-state="missing"], [data-state="incomplete"]')).toHaveCount(1)
    await row.getByRole('link').click()
    await expect(desk.field('title')).toHaveValue(begun.en)
    await page.getByRole('button', { name: 'Check this entry' }).click()
    await expect(panel).toContainText('3 things to')
    await page.getByText('Status: Draft').click()
    await page.getByRole('menuitem', { name: 'Ready' }).click()
    expect(await desk.toast(/3 things have to be finished first/)).toBeTruthy()
    expect(forge.drafts()).toEqual([saved])

    await desk.fill('title', begun.de, 'de')
    await expect(panel.locator('del')).toHaveText([/German · Title/])
    await panel.locator('summary').click()
    await expect(panel.getByRole('list')).toBeHidden()
    await formOf(desk).fill(collections.news, 'de')
    await desk.fill('title', begun.de, 'de')
    await desk.save()
    await desk.saved()
    await expect(panel).toHaveCount(0)
    await desk.setReady()
    await desk.publish()
    await desk.published()
    expect(forge.drafts()).toEqual([])
  },
  seen: async ({ reads }) => {
    await reads('/news/half-finished-begun', begun.en)
    await reads('/de/news/half-finished-begun', begun.de)
  },
}

const flows = { en: 'Documents that “flow” & <never> stop', de: 'Belege, die „fließen“ & <nie> stocken' }

const review: Task = {
  name: 'have a change reviewed, and publish it',
  withReview: true,
  edit: async ({ desk, forge }) => {
    await desk.openEntry('products', 'belegfluss')
    for (const locale of ['en', 'de'] as const) await desk.fill('tagline', flows[locale], locale)
    await desk.save()
    await desk.saved()
    const { store } = forge
    const before = store.head('main')
    const branch = 'cms/products/belegfluss'
    expect(forge.drafts()).toEqual([`${branch}: decap-cms/draft`])
    expect(store.changedFiles('main', branch).map(({ filename }) => filename)).toEqual([
      'content/products/belegfluss.de.md',
      'content/products/belegfluss.en.md',
    ])
    await desk.setReady()
    expect(forge.drafts()).toEqual([`${branch}: decap-cms/pending_publish`])
    expect(store.head('main'), 'nothing may be published before').toBe(before)
    await desk.publish()
    await desk.published()
    expect(forge.drafts()).toEqual([])
    expect(store.git(['branch', '--list', 'cms/*'])).toBe('')
    for (const locale of ['en', 'de'] as const)
      expect(storedIn(forge, 'products/belegfluss', locale)).toContain(flows[locale])
  },
  seen: async ({ reads }) => {
    await reads('/products/belegfluss', flows.en)
    await reads('/de/produkte/belegfluss', flows.de)
  },
}

const mine = 'My own “headline”'
const theirs = 'Von jemand anderem geändert'

const conflict: Task = {
  name: 'merge with what somebody else has changed meanwhile',
  edit: async ({ desk, forge }) => {
    await desk.openEntry('products', 'lotse')
    await desk.fill('tagline', mine)
    forge.changeByOthers('content/products/lotse.de.md', /^tagline: .*$/m, `tagline: ${theirs}`)
    const before = forge.store.head('main')

    await desk.publish()
    const panel = desk.panel()
    await expect(panel).toContainText('Jörg Andersson has changed this entry')
    await expect(panel).toContainText('German · Headline')
    await expect(panel).toContainText(theirs)
    expect(forge.store.head('main'), 'nothing may have been written').toBe(before)
    await expect(desk.field('tagline')).toHaveValue(mine)

    await panel.getByRole('button', { name: 'Merge both' }).click()
    await expect(desk.field('tagline', 'de')).toHaveValue(theirs)
    await expect(desk.field('tagline')).toHaveValue(mine)
    await publishAtOnce(desk)
    const [english, german] = storedOf(forge, 'products/lotse')
    expect(english).toContain(mine)
    expect(german).toContain(theirs)
  },
  seen: async ({ reads }) => {
    await reads('/products/lotse', mine)
    await reads('/de/produkte/lotse', theirs)
  },
}

const unsaved = 'Typed on a train, with “quotes” and ß'

const offline: Task = {
  name: 'go on after the line was lost, a reload, and the end of a session',
  inGerman: true,
  edit: async ({ context, desk, forge, page }) => {
    await desk.openEntry('services', 'migration')
    await desk.fill('tagline', unsaved)
    await context.setOffline(true)
    await desk.publish()
    expect(await desk.toast(/Nicht gespeichert/)).toMatch(/nicht erreichbar/)
    await expect(desk.field('tagline')).toHaveValue(unsaved)
    await context.setOffline(false)
    await expect.poll(() => keptText(page, 'services', 'migration')).toContain(unsaved)
    await page.reload()
    await expect(desk.field('tagline')).toHaveValue(unsaved)
    forge.session.expire()
    await desk.openEntry('services', 'migration')
    await expect(desk.field('tagline')).toHaveValue(unsaved)
    expect(storedIn(forge, 'services/migration', 'en')).not.toContain(unsaved)
    await publishAtOnce(desk)
  },
  seen: async ({ reads }) => reads('/services/migration', unsaved),
}

const earlierVersion: Task = {
  name: 'look at earlier versions, and take one back',
  edit: async ({ desk, forge }) => {
    await takeEarlierVersion(desk, {
      entry: 'services/cloud-operations',
      dialog: 'Versions of “Cloud operations”',
      author: 'Erika Müßig',
      language: 'en',
    })
    for (const locale of ['en', 'de'] as const)
      expect(storedIn(forge, 'services/cloud-operations', locale)).toContain(headlines[locale]('First'))
  },
  seen: async ({ reads }) => {
    await reads('/services/cloud-operations', headlines.en('First'))
    await reads('/de/services/cloud-betrieb', headlines.de('First'))
  },
}

const planned = 'your-code-in-your-repository'

const plan: Task = {
  name: 'plan an article for later',
  inGerman: true,
  withReview: true,
  edit: async ({ desk, page }) => {
    const said = 'erscheint am 1. März 2999 um 0:00 Uhr'
    await desk.openEntry('news', planned)
    await desk.field('date').fill('2999-03-01')
    await desk.save()
    await desk.saved()
    await desk.open('/workflow')
    await expect(page.locator(`a[href*="${planned}"]`)).toContainText(said)
    await desk.openEntry('news', planned)
    await desk.setReady()
    await desk.publish()
    await desk.published()
    await desk.open('/collections/news')
    await expect(page.locator(`li:has(a[href$="news/entries/${planned}"])`)).toContainText(said)
  },
  seen: async ({ findsNothing, open }) => {
    await findsNothing(`/news/${planned}`)
    await findsNothing('/de/news/ihr-code-in-ihrem-repository')
    for (const path of ['/news/topics/how-we-work', '/services/custom-software'])
      await expect.soft((await open(path)).locator(`a[href="/news/${planned}"]`), path).toHaveCount(0)
  },
}

const people: Task = {
  name: 'add a team member and a position',
  inGerman: true,
  edit: async ({ desk, forge }) => {
    for (const collection of [collections.team, collections.jobs]) {
      const { name, titleField, label } = collection
      await desk.newEntry(name)
      await formOf(desk).fillAll(collection)
      await publishAtOnce(desk)
      const id = `a-first-try-b-size-b-more-${titleField}`
      const { lines, files } = lastCommit(forge)
      expect(lines).toEqual([`${label.en}: add ${id}`])
      expect(files).toEqual(['de', 'en'].map((code) => `content/${name}/${id}.${code}.md`))
    }
  },
  seen: async ({ reads }) => {
    for (const [start, locale] of [
      ['/about', 'en'],
      ['/de/ueber-uns', 'de'],
    ] as const) {
      await reads(`${start}/team`, sampleText('name', 'en'), sampleText('role', locale))
      await reads(`${start}/jobs`, sampleText('title', locale), sampleText('place', locale))
    }
  },
}

const newPortrait = { en: 'Aylin Demir, all in “red”', de: 'Aylin Demir, ganz in „Rot“' }
const red = { r: 200, g: 20, b: 30 }

const replacePicture: Task = {
  name: 'replace a picture',
  inGerman: true,
  edit: async ({ desk, forge, page }) => {
    await desk.openEntry('team', 'aylin-demir')
    for (const locale of ['en', 'de'] as const)
      await desk.pane(locale).locator('[class*="TopBar"] button').first().click()
    await page.getByRole('button', { name: 'Anderes Bild auswählen' }).first().click()
    const buffer = await sharp({ create: { width: 900, height: 900, channels: 3, background: red } })
      .png()
      .toBuffer()
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'Aylin (neu).png', mimeType: 'image/png', buffer })
    const take = page.getByRole('button', { name: 'Auswahl verwenden' })
    await take.click()
    await expect(take).toHaveCount(0)
    await expect(desk.field('alt', 'de'), 'words for the one before say nothing about it').toHaveValue('')
    for (const locale of ['en', 'de'] as const) await desk.fill('alt', newPortrait[locale], locale)
    await publishAtOnce(desk)
    expect(lastCommit(forge).files.some((path) => path.startsWith('content/media/aylin-neu.'))).toBe(true)
    for (const text of storedOf(forge, 'team/aylin-demir')) expect(text).toContain('src: /media/aylin-neu.')
  },
  seen: async ({ open, site }) => {
    for (const [path, name] of [
      ['/about/team', newPortrait.en],
      ['/de/ueber-uns/team', newPortrait.de],
    ] as const) {
      const picture = (await open(path)).getByRole('img', { name })
      await picture.scrollIntoViewIfNeeded()
      await expect.soft(picture).not.toHaveJSProperty('naturalWidth', 0)
      const source = await picture.evaluate((image: HTMLImageElement) => image.currentSrc)
      expect(source.startsWith(site.url)).toBe(true)
      const { channels } = await sharp(Buffer.from(await (await fetch(source)).arrayBuffer())).stats()
      expect.soft(Math.abs((channels[0]?.mean ?? 0) - red.r), path).toBeLessThan(12)
      expect.soft(Math.abs((channels[1]?.mean ?? 255) - red.g), path).toBeLessThan(12)
    }
  },
}

/** In the order in which they are done. */
export const commonTasks: readonly Task[] = [
  whatIsMissing,
  review,
  conflict,
  offline,
  earlierVersion,
  plan,
  people,
  replacePicture,
]
