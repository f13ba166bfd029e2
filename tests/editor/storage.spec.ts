/** The editor only stores in the browser what the privacy policy names. */
import { editorEntries } from '../../src/site/storage/others'
import { heldBy, record } from '../lib/recorder'
import { keptText } from './lib/kept-text'
import { expect, test } from './lib/test'

test.use({ storage: 'files' })

const patterns = Object.values(editorEntries).map(
  ({ name }) => new RegExp(`^${name.replaceAll('.', '\\.').replaceAll('*', '.*')}$`),
)
const unnamed = (names: readonly string[]) =>
  names.filter((name) => !patterns.some((pattern) => pattern.test(name)))

test('storage: signing in, a list, a language and an unsaved text only store what is in the registry', async ({
  page,
  context,
  desk,
  editor,
}) => {
  const recorder = await record(context)
  await page.goto(editor.url)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Contents' }).first()).toBeVisible()
  await page.getByRole('combobox', { name: 'Interface language' }).selectOption('de')
  await expect(page.getByRole('heading', { name: 'Inhalte' }).first()).toBeVisible()
  await page.goto(`${editor.url}#/collections/services`)
  await page.locator('a[href*="entries/training"]').first().click()
  await desk.fill('title', 'Schulungen nach Maß')
  await expect.poll(() => keptText(page, 'services', 'training')).toContain('Schulungen nach Maß')
  const { cookie, localStorage, sessionStorage, indexedDB } = await heldBy(page)
  expect(unnamed([...cookie, ...localStorage, ...sessionStorage, ...indexedDB])).toEqual([])
  expect(unnamed(recorder.written())).toEqual([])
  expect(recorder.written().length, 'nothing was stored, so nothing was compared').toBeGreaterThan(2)
})
