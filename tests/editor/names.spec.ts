/** Accessible names and announcements in the interface's language: compares the same places in both. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { deskOf } from './lib/desk'
import type { Editor } from './lib/editors'
import { keepToasts } from './lib/toasts'
import { expect, test } from './lib/test'

test.use({ storage: 'clone', publishMode: 'editorial_workflow' })

/** Names that are the same in both languages. */
const sameWord = ['Logo', 'Link', 'Status']

/** The title of the open entry during the walk. */
const titleIn = (locale: string) => `Changed in ${locale}`

/** All accessible names on the page, and texts that are announced but not shown. */
const namesOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const attributes = [
      'alt',
      'aria-description',
      'aria-label',
      'aria-roledescription',
      'aria-valuetext',
      'placeholder',
      'title',
    ]
    const named = attributes.flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].flatMap((element) =>
        element.closest('[aria-hidden="true"]') ? [] : [element.getAttribute(name) ?? ''],
      ),
    )
    const spoken = [...document.querySelectorAll('[aria-live], [id^="DndDescribedBy"]')].flatMap((element) =>
      [...element.querySelectorAll('span'), element].map(({ textContent }) => textContent),
    )
    return [...named, ...spoken].map((name) => name.trim()).filter(Boolean)
  })

/** Walks through the editor in one language and returns the names in each place. */
async function walk(browser: Browser, { url }: Editor, locale: string): Promise<Map<string, string[]>> {
  const context = await browser.newContext({ locale, viewport: { width: 1500, height: 950 } })
  const page = await context.newPage()
  await page.addInitScript(keepToasts)
  const desk = deskOf(page, url)
  const names = new Map<string, string[]>()
  const look = async (place: string) => names.set(place, await namesOn(page))
  const button = (name: RegExp) => page.getByRole('button', { name })

  await page.goto(url)
  await button(/^(Sign in|Anmelden)$/).waitFor()
  await look('sign-in')
  await desk.open('/collections/products')
  await page.locator('a[href*="/entries/"]').first().waitFor()
  await look('list')
  await page.getByPlaceholder(/Search all|Alles durchsuchen/).fill('Lotse')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await look('search')
  await page.keyboard.press('Escape')
  await desk.openEntry('products', 'lotse')
  await look('form')
  await desk.openEntry('news', 'three-apprentices-start')
  await desk.field('tags').click()
  await page.locator('[class*="-option"]').first().waitFor()
  await page.keyboard.press('ArrowDown')
  await look('choice')
  await page.keyboard.press('Enter')
  await look('chosen')
  await button(/^(Versions|Fassungen)$/).click()
  await page.getByRole('dialog').waitFor()
  await look('versions')
  await page.keyboard.press('Escape')
  await desk.openPreview()
  await look('preview')
  await desk.showBothLanguages()
  await desk.fill('title', titleIn(locale))
  await desk.save()
  await page.locator('[class*="Toastify"] [role="alert"]').waitFor()
  await look('message')
  await desk.saved()
  await page.getByText('Status:').click()
  await look('status')
  await page.keyboard.press('Escape')
  await desk.open('/workflow')
  await page.locator('[class*="WorkflowCard"], [class*="CardLink"]').first().waitFor()
  await look('board')
  await context.close()
  return names
}

/** All editorial content, in which names of entries and pictures occur. */
function written(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.(md|yml)$/.test(file.name))
    .map((file) => readFileSync(join(file.parentPath, file.name), 'utf8'))
    .join('\n')
}

test('names: nothing is announced in the language that the interface does not use', async ({
  browser,
  editor,
}) => {
  const content = [written(join(editor.project.root, 'content')), titleIn('en-US')].join('\n')
  const english = new Set([...(await walk(browser, editor, 'en-US')).values()].flat())
  const german = await walk(browser, editor, 'de-DE')
  for (const [place, names] of german) {
    expect(names.length, place).toBeGreaterThan(0)
    const same = names.filter(
      (name) => english.has(name) && !sameWord.includes(name) && !content.includes(name),
    )
    expect([...new Set(same)], `the same in both languages: ${place}`).toEqual([])
  }
})
