/** What the editor keeps in a browser is what the privacy policy names. */
import { deepEqual, ok } from 'node:assert/strict'
import { editorEntries } from '../../src/client/storage/others'
import { heldBy, record } from '../lib/recorder'
import { editorTest } from './lib/editor-test'
import { filesStorage, startEditor } from './lib/editor'

const patterns = Object.values(editorEntries).map(
  ({ name }) => new RegExp(`^${name.replaceAll('.', '\\.').replaceAll('*', '.*')}$`),
)
const unnamed = (names: readonly string[]) =>
  names.filter((name) => !patterns.some((pattern) => pattern.test(name)))

editorTest(
  'storage: signing in, a list, a language and an unsaved text leave what the registry names',
  async (tools) => {
    const { page, context, bundle, later } = tools
    const recorder = await record(context)
    const editor = await startEditor(bundle, filesStorage())
    later(editor.close)
    await page.goto(editor.url)
    await page.getByRole('button', { name: 'Login' }).click()
    await page.getByRole('heading', { name: 'Collections' }).first().waitFor()
    await page.getByRole('combobox', { name: 'Interface language' }).selectOption('de')
    await page.getByRole('heading', { name: 'Inhalte' }).first().waitFor()
    await page.goto(`${editor.url}#/collections/services`)
    await page.locator('a[href*="entries/training"]').first().click()
    await page.locator('input[type=text]').first().fill('Schulungen nach Maß')
    await page.waitForTimeout(4000)
    const { cookie, localStorage, sessionStorage, indexedDB } = await heldBy(page)
    deepEqual(unnamed([...cookie, ...localStorage, ...sessionStorage, ...indexedDB]), [])
    deepEqual(unnamed(recorder.written()), [])
    ok(recorder.written().length > 2, 'nothing was stored, so nothing was compared')
  },
)
